// A long press with a finger, where there is no hovering.

const LONG = 450;

/** Call `lift` after a long press of a finger; the click that would follow is dropped. */
export function longpress(node: HTMLElement, lift: () => void): { destroy(): void } {
  let timer = 0;
  let isLong = false;
  const down = (event: PointerEvent): void => {
    if (event.pointerType === "mouse") return;
    isLong = false;
    timer = window.setTimeout(() => {
      isLong = true;
      lift();
    }, LONG);
  };
  const up = (): void => clearTimeout(timer);
  const click = (event: MouseEvent): void => {
    if (!isLong) return;
    isLong = false;
    event.stopImmediatePropagation();
    event.preventDefault();
  };
  const menu = (event: Event): void => event.preventDefault();
  node.addEventListener("pointerdown", down);
  node.addEventListener("pointerup", up);
  node.addEventListener("pointerleave", up);
  node.addEventListener("pointercancel", up);
  node.addEventListener("click", click, true);
  node.addEventListener("contextmenu", menu);
  return {
    destroy() {
      clearTimeout(timer);
      node.removeEventListener("contextmenu", menu);
    },
  };
}
