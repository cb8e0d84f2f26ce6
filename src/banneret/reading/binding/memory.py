"""What a binder remembers at a place in a card: what has been mentioned before, and what was bound to it."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from banneret.effects.actions.moving import Target
from banneret.effects.nouns import Reference, That
from banneret.reading.binding.mentioned import Mention
from banneret.reading.binding.places import Binding, Place, Unbound
from banneret.reading.binding.whereabouts import Whereabouts, described, left_by


class Remembered(msgspec.Struct, frozen=True):
    """What had been mentioned at some point."""

    mentions: tuple[Mention, ...]
    amounts: tuple[Place, ...]
    players: tuple[Place, ...]
    is_known: bool


class Memory:
    """What has been mentioned, in the order of the text, and the references bound so far."""

    def __init__(self) -> None:
        self.mentions: list[Mention] = []
        self.amounts: list[Place] = []
        self.players: list[Place] = []
        self.bound: list[Binding] = []
        self.unbound: list[Unbound] = []
        self.words: dict[Place, str] = {}
        """In which words each reference was made."""
        self.closed: list[Mention] = []
        """What only a reference with a noun can mean."""
        self.standing: list[Mention] = []
        """What an Equip Card can equip, and what earlier effects targeted: all effects may speak of it."""
        self.held: list[Mention] = []
        """What the actions being visited are done to: it can be meant only behind the whole action."""
        self.is_known = True
        """Whether all that came before is read."""
        self.is_instead = False
        """Whether what is being visited is done in the place of something: to the same cards."""
        self.has_not_happened = False
        """Whether what is being visited is done instead of what would happen: nothing has left its place."""
        self.is_beside_this_card = False
        """Whether this card stands beside what is being visited, so that "it" is another."""

    def stand(self) -> None:
        """Keep what was targeted: an effect that begins afresh may speak of it, if of nothing else."""
        self.standing += [one for one in self.mentions if isinstance(one.holder, Target)]

    def close(self) -> None:
        """Let "it" mean nothing before this place: a limit has ended the effect; "that monster" still can."""
        self.closed[:] = self.mentions

    def mention_this_card(self, sentence: int) -> None:
        """Remember this card, of which a sentence speaks without a node for it."""
        place = Place(sentence, ())
        node = That(Reference.THIS_CARD)
        self.mentions.append(Mention(place, node, node, is_acted_on=True, is_many=False))

    def state(self) -> Remembered:
        """What has been mentioned so far."""
        return Remembered(tuple(self.mentions), tuple(self.amounts), tuple(self.players), self.is_known)

    def go_back_to(self, state: Remembered) -> None:
        """Know what had been mentioned then, and nothing that came after."""
        self.mentions[:] = state.mentions
        self.amounts[:] = state.amounts
        self.players[:] = state.players
        self.is_known = state.is_known

    def go_on_from(self, state: Remembered, *, after: Remembered) -> None:
        """Know what had been mentioned then, and what has been mentioned since another time besides."""
        self.mentions[:] = *state.mentions, *self.mentions[len(after.mentions) :]
        self.amounts[:] = *state.amounts, *self.amounts[len(after.amounts) :]
        self.players[:] = *state.players, *self.players[len(after.players) :]

    def forget(self, *, is_known: bool) -> None:
        """Begin afresh; where what came before is not known, nothing after it is unbound."""
        self.mentions.clear()
        self.closed.clear()
        self.amounts.clear()
        self.players.clear()
        self.is_known = is_known

    def bind(self, reference: Place, antecedent: Place) -> None:
        """Bind a reference to what it speaks of."""
        self.bound.append(Binding(reference, antecedent))

    def missing(self, place: Place, word: str) -> None:
        """Leave a reference unbound: nothing that was mentioned fits its word."""
        if self.is_known:
            self.unbound.append(Unbound(place, word))

    def last(self, fits: Callable[[Mention], bool]) -> Mention | None:
        """The last mention that fits; what was acted on goes before what was only mentioned."""
        mentions = (*reversed(self.mentions), *reversed(self.standing))
        fitting = [mention for mention in mentions if fits(mention) and not mention.is_kind()]
        fitting = fitting or [mention for mention in mentions if fits(mention)]
        return next((mention for mention in fitting if mention.is_acted_on), next(iter(fitting), None))

    def nearest(self, found: Mention) -> Mention:
        """The last place where the same was named, as far as can be told: this card is always the same."""
        if not found.is_this_card():
            return found
        return next((one for one in reversed(self.mentions) if one.is_this_card()), found)

    def counted(self, sentence: int) -> Mention | None:
        """The cards whose number "that many" is: the last of its own sentence, else of those before it."""
        many = [mention for mention in reversed(self.mentions) if mention.is_many]
        here = [mention for mention in many if mention.place.sentence == sentence]
        return next(
            (mention for mention in here if mention.is_acted_on),
            next(iter(here), self.last(lambda mention: mention.is_many)),
        )

    def where(self, mention: Mention, *, is_one_of_two: bool = False) -> Whereabouts | None:
        """Where mentioned cards are, as far as the text tells.

        Args:
            mention: the cards.
            is_one_of_two: whether what was done to one of two cards named together is followed, too.
        """
        if mention in self.standing or self.is_instead or self.has_not_happened:
            return None
        for one in reversed(self.mentions):
            if one.place == mention.place and one.place.path:
                left = left_by(one.holder, (is_one_of_two and one.again_as) or one.field)
                if left is not None:
                    return left if one.is_certain else None
        return described(mention.node)
