import { mount } from "svelte";
import "./app.css";
import "./frames.css";
import App from "./App.svelte";

const target = document.getElementById("app");
if (target === null) throw new Error("expected an element #app in the page");
mount(App, { target });
