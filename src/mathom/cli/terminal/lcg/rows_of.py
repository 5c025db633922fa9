"""All that lies on the table, row by row: the quest, the staging area, each player."""

from mathom.cli.terminal.cards.chips import FOES, GOALS, HELD, OURS, PLACES, UNKNOWN, Chip, Row
from mathom.games.lcg.asking import title
from mathom.games.lcg.effects import (
    attack,
    defense,
    facts,
    hit_points,
    is_character,
    threat_strength,
    type_of,
    willpower,
)
from mathom.games.lcg.facts import (
    SPHERE_NAMES,
    TYPE_ALLY,
    TYPE_ENEMY,
    TYPE_HERO,
    TYPE_LOCATION,
    TYPE_OBJECTIVE,
    TYPE_QUEST,
)
from mathom.games.lcg.questions import (
    ASK_ATTACKERS,
    ASK_COMMIT,
    ASK_DEFENDER,
    ASK_DEFENDERS,
    ASK_PAY,
    ASK_RANGED,
    ASK_SENTINEL,
    ASK_UNDEFENDED,
)
from mathom.games.lcg.rows import (
    ACTIVE,
    ATTACKING_MARK,
    BESIDE,
    COMMITTED_MARK,
    DAMAGE,
    DECK,
    DEFENDING,
    DISCARD,
    ENGAGED_WITH,
    FACE_DOWN,
    FIRST,
    HAND,
    HOST,
    IS_EXHAUSTED,
    MARKS,
    OUT,
    PLAY,
    PRINTED,
    PRISONER,
    PROGRESS,
    QUEST,
    RESOURCES,
    SHADOWS,
    STAGING,
    STATE,
    THREAT_LEVEL,
    ZONE,
    in_play_zone,
    seats,
)
from mathom.games.lcg.rulebook.quest import staging_threat
from mathom.kernel.game import Game


def rows_of(game: Game, viewer: int, names: list[str], also: dict[int, Game]) -> list[Row]:
    """The table as one seat looks at it: its own cards before the others'."""
    common = [chip_of(game, card) for card in [*game.rows[QUEST], *game.rows[ACTIVE]]]
    rows = [
        Row("Quest", common),
        Row(f"Staging {staging_threat(game)}", [_staged(game, c) for c in _free(game, STAGING)]),
    ]
    count = seats(game)
    for i in range(count):
        seat = (max(viewer, 0) + i) % count
        rows += _player(game, seat, names[seat], also.get(seat, game))
    loose = [card for card in game.rows[BESIDE] if game.rows[HOST][card] < 0]
    if loose:
        rows.append(Row("Beside", [chip_of(game, card) for card in loose]))
    return rows


def _free(game: Game, zone: int) -> list[int]:
    """The cards of a pile that do not lie on another; what guards an objective lies free."""
    hosts = game.rows[HOST]
    found: list[int] = []
    for card in game.rows[zone]:
        if zone == STAGING or hosts[card] < 0 or not in_play_zone(game.rows[ZONE][hosts[card]]):
            found.append(card)
    return found


def _player(game: Game, seat: int, name: str, own_eyes: Game) -> list[Row]:
    """A player's cards; the hand as far as one who looks at it from that seat sees it."""
    rows = game.rows
    if rows[OUT][seat]:
        return [Row(f" {name}  eliminated", [], heading=True)]
    heading = f" {name}"
    if rows[STATE][FIRST] == seat and seats(game) > 1:
        heading += "  ★ first player"
    heading += f"  threat {rows[THREAT_LEVEL][seat]}  hand {len(rows[HAND + seat])}"
    heading += f"  deck {len(rows[DECK + seat])}  discard {len(rows[DISCARD + seat])}"
    own = _free(game, PLAY + seat)
    heroes = [card for card in own if facts(game, card).type == TYPE_HERO]
    others = [card for card in own if card not in heroes]
    hand = [card for card in rows[HAND + seat] if own_eyes.rows[PRINTED][card] > 0]
    return [
        Row(heading, [], heading=True),
        Row("Engaged", [chip_of(game, card) for card in _free(game, ENGAGED_WITH + seat)]),
        Row("Heroes", [chip_of(game, card) for card in heroes]),
        Row("Allies", [chip_of(game, card) for card in others]),
        Row("Hand", [_held(own_eyes, card) for card in hand]),
    ]


def chip_of(game: Game, card: int) -> Chip:
    """A card in play with what lies on it."""
    rows = game.rows
    under = [
        chip_of(game, other)
        for other in range(len(rows[HOST]))
        if rows[HOST][other] == card
        and (rows[ZONE][other] == SHADOWS or in_play_zone(rows[ZONE][other]))
        and rows[ZONE][other] != STAGING
    ]
    if rows[ZONE][card] == SHADOWS:
        hidden = rows[MARKS][card] & FACE_DOWN
        return Chip(card, "▒" if hidden else f"▒ {title(game, card)}", "", UNKNOWN)
    kind = type_of(game, card)
    name = title(game, card)
    if kind == TYPE_QUEST:
        printed = facts(game, card)
        name = f"{printed.sequence}B {printed.title_b or printed.title}"
    turned = bool(rows[IS_EXHAUSTED][card])
    return Chip(card, name, facts_of(game, card), ink_of(kind), turned, under)


def ink_of(kind: int) -> int:
    if kind == TYPE_ENEMY:
        return FOES
    if kind == TYPE_LOCATION:
        return PLACES
    return GOALS if kind in (TYPE_QUEST, TYPE_OBJECTIVE) else OURS


def facts_of(game: Game, card: int) -> str:
    """What a card in play amounts to now, as short as can be."""
    rows = game.rows
    kind = type_of(game, card)
    marks = rows[MARKS][card]
    if kind in (TYPE_LOCATION, TYPE_QUEST):
        points = facts(game, card).quest_points
        tokens = f"{rows[PROGRESS][card]}/{points}" if points else ""
        staged = f"T{threat_strength(game, card)} " if rows[ZONE][card] == STAGING else ""
        return staged + tokens
    if kind == TYPE_ENEMY:
        return _fighter(game, card)
    if not is_character(game, card):
        return ""
    if marks & PRISONER:
        return "prisoner"
    found = f"W{willpower(game, card)} {_fighter(game, card)}"
    if facts(game, card).type == TYPE_HERO or rows[RESOURCES][card]:
        found += f" ●{rows[RESOURCES][card]}"
    for mark, word in (
        (COMMITTED_MARK, "quests"),
        (DEFENDING, "defends"),
        (ATTACKING_MARK, "attacks"),
    ):
        if marks & mark:
            found += f" {word}"
    return found


def _fighter(game: Game, card: int) -> str:
    left = hit_points(game, card)
    hurt = game.rows[DAMAGE][card]
    points = f"♥{left}/{left + hurt}" if hurt else f"♥{left}"
    return f"A{attack(game, card)} D{defense(game, card)} {points}"


def _staged(game: Game, card: int) -> Chip:
    """A card in the staging area: its threat, and for an enemy when it engages."""
    chip = chip_of(game, card)
    if type_of(game, card) == TYPE_ENEMY:
        cost = facts(game, card).engagement
        chip.facts = f"T{threat_strength(game, card)} E{cost} {chip.facts}"
    host = game.rows[HOST][card]
    if host >= 0:
        chip.facts += f" guards {title(game, host)}"
    return chip


def _held(game: Game, card: int) -> Chip:
    return Chip(card, title(game, card), price(game, card), HELD)


def price(game: Game, card: int) -> str:
    """What a card costs, of which sphere."""
    printed = facts(game, card)
    cost = "X" if printed.costs_x else str(printed.cost)
    return f"{cost} {SPHERE_NAMES[printed.sphere][:2]}"


def worth(game: Game, card: int, asked: int) -> str:
    """What a card is worth to a question: the numbers that matter there."""
    kind = type_of(game, card)
    if kind in (TYPE_HERO, TYPE_ALLY):
        if asked == ASK_COMMIT:
            return f"W{willpower(game, card)}"
        if asked in (ASK_ATTACKERS, ASK_RANGED):
            return f"A{attack(game, card)}"
        if asked in (ASK_DEFENDER, ASK_DEFENDERS, ASK_SENTINEL):
            return f"D{defense(game, card)} ♥{hit_points(game, card)}"
        if asked == ASK_UNDEFENDED:
            return f"♥{hit_points(game, card)}"
        if asked == ASK_PAY:
            return f"●{game.rows[RESOURCES][card]}"
    if kind in (TYPE_HERO, TYPE_ALLY, TYPE_ENEMY, TYPE_LOCATION):
        chip = _staged(game, card) if game.rows[ZONE][card] == STAGING else chip_of(game, card)
        return chip.facts
    return ""
