"""000: site - to play the next one, replace, control or liberate one."""

from typing import ClassVar, Final

from mathom.cardplay.binding import Known
from mathom.cardplay.names import bind
from mathom.cardplay.phrases import Such, Who
from mathom.cardplay.questions import ASK_TARGETS
from mathom.cardplay.steps import Do
from mathom.games.tcg.effects import facts as printed
from mathom.games.tcg.events.sites import E_REPLACE, E_SITE
from mathom.games.tcg.facts import FELLOWSHIP_BLOCK, SHADOWS_BLOCK
from mathom.games.tcg.procedures import RUN_LIBERATE, RUN_TAKE_CONTROL
from mathom.games.tcg.rows import (
    ADVENTURE,
    LAST_SITE,
    NUMBER,
    PATH_BLOCK,
    STATE,
    on_path,
    site_at,
    site_number,
)
from mathom.games.tcg.rulebook.sites import to_be_controlled, to_be_liberated
from mathom.games.tcg.words.nouns import SITE
from mathom.games.tcg.words.sites import on_path_of
from mathom.kernel.frame import NONE, Frame
from mathom.kernel.game import Game


def sites_of(game: Game, frame: Frame, number: int, what: Such) -> list[int]:
    """The doer's own sites that could have this number."""
    shadows = game.rows[STATE][PATH_BLOCK] == SHADOWS_BLOCK
    return [
        site
        for site in game.rows[ADVENTURE + frame.who]
        if (shadows or printed(game, site).site == number) and what.test(game, frame, site)
    ]


class LaysSite(Do):
    """Lays a site of the doer's own, or puts it in the place of another."""

    also = ("Act", "Term", "Price", "VerbDo")
    numbered: ClassVar[bool] = False  # whether it speaks of the number of a site not yet played

    ASK: Final = 0
    LAY: Final = 1

    def follow(self, known: Known) -> None:
        super().follow(known)
        known.name(SITE.noun, SITE.noun.slot, self)

    def number(self, game: Game, frame: Frame) -> int:
        """Which site it is about, 0 for none."""
        return 0

    def wanted(self) -> Such:
        return SITE

    def able(self, game: Game, frame: Frame) -> list[int]:
        if self.numbered and not on_path_of(game, FELLOWSHIP_BLOCK):
            return []  # 000: adventure deck, Paths Seldom Trodden - elsewhere they have none
        number = self.number(game, frame)
        if number < 1 or number > LAST_SITE:
            return []
        if self.numbered and not on_path_of(game, FELLOWSHIP_BLOCK):
            return []
        old = site_at(game, number)
        if old != NONE and old != on_path(game, number):
            return []
        return sites_of(game, frame, number, self.wanted())

    def possible(self, game: Game, frame: Frame) -> bool:
        return len(self.able(game, frame)) > 0

    def step(self, game: Game, frame: Frame, pc: int) -> None:
        if pc == LaysSite.ASK:
            able = self.able(game, frame)
            if len(able) > 1:
                game.ask(frame.who, ASK_TARGETS, able)
            else:
                game.take(able[0] if able else NONE)
        elif pc == LaysSite.LAY:
            number = self.number(game, frame)
            if game.pick != NONE:
                frame.other = game.pick
                old = site_at(game, number)
                if old == NONE:
                    game.event(E_SITE, game.pick, number, frame.who)
                else:
                    game.event(E_REPLACE, old, game.pick, frame.who)
        else:
            self.laid(game, frame)
            self.finish(game, frame)

    def laid(self, game: Game, frame: Frame) -> None:
        """Remember the site, or that there was none."""
        frame.cards = bind(frame.cards, SITE.noun.slot, frame.other)


class PlayNextSite(LaysSite):
    """000: site - the fellowship's next, in place of an opponent's if need be."""

    english = "play the fellowship's next site"
    spellings = ("play the fellowship's next site (replacing opponent's site if necessary)",)

    def number(self, game: Game, frame: Frame) -> int:
        return site_number(game) + 1


class PlayNextSiteIf(PlayNextSite):
    """000: site - the fellowship's next, if it is such a one."""

    english = "play the fellowship's next site if it is a {what:One}"
    spellings = (
        "play the fellowship's next site if it is a {what:One}"
        " (replacing opponent's site if necessary)",
    )

    def __init__(self, what: Such) -> None:
        super().__init__()
        self.what = what

    def wanted(self) -> Such:
        return self.what


class PlayYourSite(LaysSite):
    """000: site - one's own of this number, in place of an opponent's if need be."""

    english = "play your site {site:Number}"
    spellings = ("play your site {site:Number} (replacing opponent's site if necessary)",)
    numbered = True

    def __init__(self, site: int) -> None:
        super().__init__()
        self.site = site

    def number(self, game: Game, frame: Frame) -> int:
        return self.site


class ReplaceSite(LaysSite):
    """000: replacing a site - by one's own of the same number (Dark Places: in its own block)."""

    english = "replace {who:Single} with your {what:One} of the same number"
    spellings = ("replace {who:Single} with your site {_:Number}",)
    numbered = True

    def __init__(self, who: Who, what: Such = SITE) -> None:
        super().__init__()
        self.who = who
        self.what = what

    def number(self, game: Game, frame: Frame) -> int:
        for site in self.who.cards(game, frame)[:1]:
            return game.rows[NUMBER][site]
        return 0

    def wanted(self) -> Such:
        return self.what


class ReplaceCurrentSite(LaysSite):
    """000: replacing a site - the one the fellowship is at."""

    english = "replace the fellowship's site with your version of the same site"
    numbered = True

    def number(self, game: Game, frame: Frame) -> int:
        return site_number(game)


class ControlSite(Do):
    """000: control."""

    english = "control a site"
    spellings = ("take control of a site",)
    also = ("Act", "Term", "VerbDo")

    def possible(self, game: Game, frame: Frame) -> bool:
        return to_be_controlled(game) != NONE

    def step(self, game: Game, frame: Frame, pc: int) -> None:
        if pc == 0:
            game.call(Frame(RUN_TAKE_CONTROL, frame.who, count=1))
        else:
            self.finish(game, frame)


class LiberateSite(Do):
    """000: liberate; 003: liberate a site."""

    english = "liberate a site"
    also = ("Act", "Term", "Price", "VerbDo")

    def possible(self, game: Game, frame: Frame) -> bool:
        return to_be_liberated(game, frame.who) != NONE

    def step(self, game: Game, frame: Frame, pc: int) -> None:
        if pc == 0:
            game.call(Frame(RUN_LIBERATE, frame.who, count=1))
        else:
            self.finish(game, frame)


NEXT_SITE: Final = PlayNextSite()
