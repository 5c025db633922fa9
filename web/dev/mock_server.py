"""A throw-away stand-in for the server, for work on the page alone. Delete it once `mathom serve` is there.

It speaks docs/protocol.md from memory only: no accounts, no disk, no safety.
    PYTHONPATH=../src python dev/mock_server.py 8123
"""

import asyncio
import hashlib
import json
import secrets
import sys

import uvicorn
from fastapi import FastAPI, Request, WebSocket, WebSocketDisconnect
from fastapi.responses import FileResponse
from pathlib import Path

import mathom
from mathom.games import GAMES, rules_of
from mathom.kernel.decision import SPECTATOR, MathomError
from mathom.kernel.dice import roll
from mathom.kernel.playthrough import load
from mathom.players.roster import NAMES, player
from mathom.table.view import View

app = FastAPI()
tables: dict[str, "Table"] = {}
replays: dict[str, str] = {}
ME = {"id": "me", "name": "Guest 27", "guest": True}
DIST = Path(__file__).parent.parent / "dist"
# Events about stands, for the things of a chronicle line.
ABOUT = {5, 7, 8, 9, 17, 21, 22, 23, 24, 26, 29, 30, 34}


def things_of(event):
    kind, subject, value, cause = event[:4]
    if kind not in ABOUT:
        return [44 + value] if kind == 11 else []
    things = [subject]
    if kind == 7:
        things.append(44 + (11 if value == 16 else value))
    if kind in (8, 22, 24):
        things.append(value)
    return things


def lines_of(game, viewer, upto=None):
    rules, told = game.rules, []
    for at, event in game.chronicle[viewer]:
        text = rules.tell(game.setup, event, viewer)
        if text:
            told.append({"at": at, "text": text, "things": things_of(event), "event": list(event)})
    return told


def words(question):
    plain = lambda o: {"id": o.id, "label": o.label, "things": list(o.objects)}
    decision = question.decision
    return {
        "prompt": question.prompt, "rule": question.rule, "kind": decision.kind,
        "least": decision.least, "most": decision.most, "ordered": decision.ordered,
        "options": [plain(o) for o in question.options], "asides": [plain(o) for o in question.asides],
    }


class Table:
    def __init__(self, wish):
        self.id = secrets.token_hex(4)
        self.wish = wish
        self.seed = wish.get("seed") or secrets.token_hex(8)
        self.rules = rules_of(wish["game"])
        self.game = mathom.new(wish["game"], wish.get("setup") or {}, self.seed)
        self.seat = wish.get("seat") if wish.get("seat") is not None else secrets.randbelow(2)
        self.opponent = wish["opponent"]
        self.bot = player(self.opponent, self.rules) if self.opponent in NAMES else None
        self.sockets = []
        self.offers = {}
        self.ended = None
        tables[self.id] = self

    def state(self, sent):
        decision = self.game.decision if not self.ended else None
        you = "both" if self.opponent == "self" else self.seat
        viewer = self.seat if you != "both" else (decision.who if decision else 0)
        view = View(self.game.game, viewer)
        told = lines_of(self.game, viewer)
        result = self.ended
        if decision is None and result is None:
            result = {"payoffs": self.game.result, "text": self.rules.outcome(self.game.game)}
        over = decision is None
        names = ["", ""]
        names[self.seat], names[1 - self.seat] = ME["name"], self.opponent
        if you == "both":
            names = [ME["name"], ME["name"]]
            sent = 0
        clock = (self.wish.get("clock") or {}).get("seconds")
        return {
            "type": "state",
            "table": {
                "id": self.id, "game": self.rules.name, "title": self.rules.title, "setup": self.game.setup,
                "status": "over" if over else "playing",
                "seats": [{"name": names[s], "bot": s != self.seat and you != "both", "online": True, "clock": clock} for s in (0, 1)],
                "private": False, "seed_hash": hashlib.sha256(self.seed.encode()).hexdigest(),
                **({"seed": self.seed} if over else {}), "offers": self.offers,
            },
            "you": you, "at": len(self.game.answers), "picture": view.picture(),
            "waiting_for": decision.who if decision else None,
            "thinking": bool(decision and self.bot and decision.who != self.seat),
            "question": words(view.question()) if decision and decision.who == viewer else None,
            "lines": told[sent:], "first_line": sent, "result": result,
        }, len(told)

    async def send(self):
        for pair in self.sockets:
            message, pair[1] = self.state(pair[1])
            await pair[0].send_json(message)

    async def bots(self):
        while self.bot and not self.ended and self.game.decision and self.game.decision.who != self.seat:
            await asyncio.sleep(0.35)
            view = View(self.game.game, self.game.decision.who)
            self.game.answer(*self.bot.answer(view, roll("bot" + self.seed, len(self.game.answers))))
            await self.send()


@app.get("/api/me")
def me():
    return ME


@app.post("/api/{what}")
async def account(what: str, request: Request):
    body = await request.json()
    if what == "tables":
        table = Table(body)
        return {"id": table.id, "seat": table.seat, "invite": "secret" if body["opponent"] == "friend" else None}
    if what == "replays":
        key = secrets.token_hex(4)
        replays[key] = json.dumps(body)
        return {"id": key}
    ME.update(name=body.get("name", ME["name"]), guest=what not in ("register", "login"))
    return ME


@app.get("/api/games")
def games():
    return [{"name": name, "title": rules_of(name).title, "seats": ["Fellowship", "Sauron"],
             "modes": [{"name": n, "setup": s} for n, s in rules_of(name).modes().items()],
             "bots": list(NAMES)} for name in GAMES]


@app.get("/api/games/{name}/reference")
def reference(name: str):
    return rules_of(name).reference()


@app.get("/api/tables")
def lobby():
    return [{"id": "x1", "game": "confrontation", "title": "The Confrontation", "setup": {"characters": "variant"}, "by": "Daisy", "seat": 1, "clock": {"kind": "live", "seconds": 900, "increment": 10}}]


@app.get("/api/my/tables")
def mine():
    return [{"id": t.id, "game": t.rules.name, "title": t.rules.title, "status": "over" if not t.game.decision else "playing",
             "you": t.seat, "seats": [ME["name"], t.opponent] if t.seat == 0 else [t.opponent, ME["name"]],
             "waiting_for": t.game.decision.who if t.game.decision else None} for t in tables.values()]


@app.post("/api/tables/{key}/rematch")
def rematch(key: str):
    old = tables[key]
    table = Table({**old.wish, "seat": 1 - old.seat})
    return {"id": table.id, "seat": table.seat}


@app.get("/api/tables/{key}/log")
def log(key: str):
    return json.loads(tables[key].game.save())


@app.get("/api/replays/{key}")
def replay(key: str, upto: int = 10**9, eyes: str = "all"):
    text = replays.get(key) or tables[key].game.save()
    data = json.loads(text)
    rules = rules_of(data["game"])
    length = len(data["answers"])
    at = min(upto, length)
    whole = load(rules, json.dumps(data), at)
    # Chance may have answered on: show exactly what was asked for as far as the log goes.
    viewer = 0 if eyes == "all" else int(eyes)
    picture = rules.picture(whole.game) if eyes == "all" else View(whole.game, viewer).picture()
    result = None if whole.decision else {"payoffs": whole.result, "text": rules.outcome(whole.game)}
    return {"game": data["game"], "title": rules.title, "setup": data["setup"], "length": length, "at": at, "eyes": eyes,
            "picture": picture, "lines": lines_of(whole, viewer), "result": result, "seats": ["Guest 27", "Lantern"]}


@app.websocket("/api/tables/{key}/ws")
async def play(socket: WebSocket, key: str):
    await socket.accept()
    table = tables.get(key)
    if table is None:
        await socket.close(4404)
        return
    pair = [socket, 0]
    table.sockets.append(pair)
    message, pair[1] = table.state(0)
    await socket.send_json(message)
    task = asyncio.create_task(table.bots())
    try:
        while True:
            said = await socket.receive_json()
            kind = said["type"]
            decision = table.game.decision
            if kind == "answer":
                if said["at"] != len(table.game.answers):
                    await socket.send_json({"type": "error", "code": "stale", "message": "The game has moved on."})
                    continue
                try:
                    table.game.answer(*said["picks"])
                except MathomError as fault:
                    await socket.send_json({"type": "error", "code": "illegal", "message": str(fault)})
                    continue
                await table.send()
                if task.done():
                    task = asyncio.create_task(table.bots())
            elif kind == "why_not":
                seat = table.seat if table.opponent != "self" or not decision else decision.who
                onto = said.get("onto")
                reasons = View(table.game.game, seat).why_not(said["thing"], *([] if onto is None else [onto]))
                await socket.send_json({"type": "why_not", "thing": said["thing"], "onto": onto,
                                        "reasons": [{"rule": r.rule, "sentence": r.sentence} for r in reasons]})
            elif kind == "chat":
                await socket.send_json({"type": "chat", "from": ME["name"], "text": said["text"], "at": len(table.game.answers)})
            elif kind == "resign":
                loser = table.seat
                table.ended = {"payoffs": [-1.0 if s == loser else 1.0 for s in (0, 1)], "text": f"{ME['name']} resigns."}
                await table.send()
            elif kind == "draw":
                table.offers = {"draw": table.seat}
                await table.send()
            elif kind == "takeback":
                table.game.undo(2)
                pair[1] = 0
                await table.send()
            elif kind == "decline":
                table.offers = {}
                await table.send()
            elif kind == "ping":
                await socket.send_json({"type": "pong"})
    except WebSocketDisconnect:
        table.sockets.remove(pair)


@app.get("/{path:path}")
def page(path: str):
    file = DIST / path
    return FileResponse(file if path and file.is_file() else DIST / "index.html", headers={
        "Content-Security-Policy": "default-src 'self'; connect-src 'self' ws: wss:; base-uri 'none'; frame-ancestors 'none'"})


if __name__ == "__main__":
    uvicorn.run(app, port=int(sys.argv[1]), log_level="warning")
