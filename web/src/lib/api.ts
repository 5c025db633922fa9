import type { Deck, DeckInfo, SavedDeck, Verdict } from "./decks";
import type { Analysis, Clock, GameInfo, Me, Replay, TableRow } from "./protocol";
import type { QuestLog } from "./quests";

export class ApiFault extends Error {}

/** Everyone is somebody: the first call makes a guest, and all others wait for it. */
let known: Promise<Me> | null = null;

export function whoAmI(): Promise<Me> {
  known ??= send<Me>("GET", "/api/me").catch((fault: unknown) => {
    known = null;
    throw fault;
  });
  return known;
}

/** Whoever we were, the server knows us no more: be somebody again. */
export function meetAgain(): Promise<Me> {
  known = null;
  return whoAmI();
}

async function call<T>(method: "GET" | "POST", path: string, body?: unknown): Promise<T> {
  await whoAmI();
  return send<T>(method, path, body);
}

/** A call after which we are called something else. */
async function become(path: string, body: unknown): Promise<Me> {
  const me = await call<Me>("POST", path, body);
  known = Promise.resolve(me);
  return me;
}

async function send<T>(method: "GET" | "POST", path: string, body?: unknown): Promise<T> {
  const headers: Record<string, string> = {};
  if (method === "POST") {
    // A page of another origin cannot send this header: it is what keeps our cookie ours.
    headers["X-Mathom"] = "1";
    headers["Content-Type"] = "application/json";
  }
  let answer: Response;
  try {
    answer = await fetch(path, {
      method,
      headers,
      ...(method === "POST" ? { body: JSON.stringify(body ?? {}) } : {}),
    });
  } catch {
    throw new ApiFault("The server does not answer.");
  }
  if (!answer.ok) throw new ApiFault(await reason(answer));
  return (await answer.json()) as T;
}

async function reason(answer: Response): Promise<string> {
  try {
    const data = (await answer.json()) as { message?: unknown; detail?: unknown };
    if (typeof data.message === "string") return data.message;
    if (typeof data.detail === "string") return data.detail;
  } catch {
    // Not JSON: the number must do.
  }
  return `The server said ${answer.status}.`;
}

export interface TableWish {
  game: string;
  setup: Record<string, unknown>;
  /** Where one sits and against whom; or who sits where, seat by seat. */
  seat?: number | null;
  opponent?: string;
  chairs?: string[];
  clock: Clock | null;
  private: boolean;
}

/** What is wished for at a table of a game that is already chosen. */
export type Wish = Omit<TableWish, "game">;

// What never changes within a release is kept by browsers; a page must not be handed what was kept
// for the page before it. The name of this file has the mark of the release.
const RELEASE = `?page=${encodeURIComponent(import.meta.url.split("/").at(-1) ?? "")}`;

const decksOf = (game: string) => `/api/games/${encodeURIComponent(game)}/decks`;
const at = (id: string) => `/api/tables/${encodeURIComponent(id)}`;

export const api = {
  me: whoAmI,
  rename: (name: string) => become("/api/me", { name }),
  register: (name: string, password: string) => become("/api/register", { name, password }),
  login: (name: string, password: string) => become("/api/login", { name, password }),
  logout: async (everywhere: boolean) => {
    await call<unknown>("POST", "/api/logout", { everywhere });
    return meetAgain();
  },
  games: () => call<GameInfo[]>("GET", "/api/games"),
  reference: <T = unknown>(game: string) =>
    call<T>("GET", `/api/games/${encodeURIComponent(game)}/reference${RELEASE}`),
  deckInfo: (game: string) => call<DeckInfo>("GET", decksOf(game) + RELEASE),
  checkDeck: (game: string, format: string, deck: Deck) =>
    call<Verdict>("POST", `${decksOf(game)}/check`, { format, deck }),
  readDeck: (game: string, text: string) => call<Deck>("POST", `${decksOf(game)}/read`, { text }),
  writeDeck: (game: string, kind: string, deck: Deck) =>
    call<{ file: string; text: string }>("POST", `${decksOf(game)}/write`, { kind, deck }),
  decks: () => call<SavedDeck[]>("GET", "/api/decks"),
  deck: (id: string) => call<SavedDeck>("GET", `/api/decks/${encodeURIComponent(id)}`),
  saveDeck: (game: string, format: string, deck: Deck, id: string | null) =>
    call<SavedDeck>("POST", id === null ? "/api/decks" : `/api/decks/${encodeURIComponent(id)}`, {
      game,
      format,
      deck,
    }),
  deleteDeck: (id: string) => call<unknown>("POST", `/api/decks/${encodeURIComponent(id)}/delete`),
  quests: (query: string) => call<QuestLog>("GET", `/api/quests${query}`),
  open: (wish: TableWish) =>
    call<{ id: string; seat: number | null; invite?: string | null }>("POST", "/api/tables", wish),
  lobby: () => call<TableRow[]>("GET", "/api/tables"),
  mine: () => call<TableRow[]>("GET", "/api/my/tables"),
  join: (id: string, secret: string | null) =>
    call<{ seat: number | null }>("POST", `${at(id)}/join`, secret ? { secret } : {}),
  rematch: (id: string) => call<{ id: string; seat: number | null }>("POST", `${at(id)}/rematch`),
  log: (id: string) => call<unknown>("GET", `/api/replays/${encodeURIComponent(id)}/log`),
  analysis: (id: string) =>
    call<Analysis>("GET", `/api/replays/${encodeURIComponent(id)}/analysis`),
  upload: (log: unknown) => call<{ id: string }>("POST", "/api/replays", log),
  replay: (id: string, upto: number | null, eyes: string) =>
    call<Replay>(
      "GET",
      `/api/replays/${encodeURIComponent(id)}?eyes=${eyes}${upto === null ? "" : `&upto=${upto}`}`,
    ),
};
