import type { Chat, FromServer, Hints, Line, Preview, Reason, State } from "./protocol";
import { meetAgain } from "./api";
import { click, matching, single, toggle } from "./options";
import { Socket, type Link } from "./socket";
import { alone, mergeLines } from "./story";
import type { Option } from "./protocol";

interface Refusal {
  thing: number;
  onto: number | null;
  reasons: Reason[];
}

/** What a click may leave behind, and the next one goes on from. */
const nothingClicked = (): Pick<Table, "chosen" | "doubt" | "passing" | "refusal"> => ({
  chosen: [],
  doubt: [],
  passing: [],
  refusal: null,
});

/** What has been picked and said while a question is asked: the next one starts anew. */
const nothingSaid = (): Pick<Table, "picks" | "previews" | "answerPreview" | "hint" | "fault"> => ({
  picks: [],
  previews: new Map(),
  answerPreview: null,
  hint: null,
  fault: "",
});

/** One table as the page holds it: the newest state, what has been clicked so far, and the talk. */
export class Table {
  state: State | null = $state.raw(null);
  lines: Line[] = $state.raw([]);
  chat: Chat[] = $state([]);
  /** The server keeps this for the person, and sends no talk meanwhile. */
  muted: boolean = $state(false);
  link: Link = $state("joining");
  /** Things clicked so far for the pending decision. */
  chosen: number[] = $state([]);
  /** Picks switched on for a decision that is sent with a button. */
  picks: number[] = $state([]);
  /** Options that touch just the same things, when that was clicked. */
  doubt: Option[] = $state([]);
  /** What may be done in passing, while the player looks for where. */
  passing: Option[] = $state([]);
  /** What each option would bring, once the server has said so. */
  previews = $state.raw(new Map<number, Preview>());
  /** What all picks that are switched on would bring together. */
  answerPreview: Preview | null = $state.raw(null);
  /** The hint that was asked for: still thought about, or there. */
  hint: Hints | "thinking" | null = $state.raw(null);
  refusal: Refusal | null = $state(null);
  fault: string = $state("");
  /** Why the last thing we said was held back. */
  held: string = $state("");
  /** Things to light up because a line of the chronicle is looked at. */
  pointed: number[] = $state([]);
  /** The count of answers when this page last gave one: whatever came later is news. */
  lastMine: number = $state(-1);
  /** An answer is on its way. */
  sent: boolean = $state(false);
  /** The board is still telling of something; the end can wait. */
  telling: boolean = $state(false);
  /** When the newest state came, to let clocks run on between states. */
  since: number = $state(0);
  /** The newest state is the first after joining: nothing in it is news. */
  joined: boolean = $state(false);
  #socket: Socket | null = null;
  #closed = false;
  /** The chronicle as each of our seats saw it. */
  #stories = new Map<number | null, Line[]>();
  #fading: ReturnType<typeof setTimeout> | undefined;

  /** Opens the table once `ready` is through: the server wants to know who comes. */
  constructor(
    readonly id: string,
    secret: string | null,
    ready: Promise<unknown>,
  ) {
    const path = `/api/tables/${encodeURIComponent(id)}/ws`;
    void ready.finally(() => {
      if (this.#closed) return;
      this.#socket = new Socket(
        secret ? `${path}?secret=${encodeURIComponent(secret)}` : path,
        (message) => this.#hear(message),
        (link) => this.#linked(link),
      );
    });
  }

  get question() {
    return this.sent ? null : (this.state?.question ?? null);
  }

  /** The options still meant by what has been clicked. */
  get meant(): Option[] {
    return this.question ? matching(this.question.options, this.chosen) : [];
  }

  close(): void {
    this.#closed = true;
    this.#socket?.close();
    clearTimeout(this.#fading);
  }

  /**
   * A thing on the table was clicked: what has been clicked so far says which option is meant.
   * Where several are, `ask` shows them, or else the board does.
   */
  touch(thing: number, ask?: () => void): void {
    this.doubt = [];
    const question = this.question;
    if (this.passing.length > 0) {
      const meant = this.passing.filter((aside) => aside.things.at(-1) === thing);
      if (meant.length === 1) {
        this.answer([meant[0]!.id]);
        return;
      }
      this.doubt = meant;
      if (meant.length > 1) return;
      this.passing = [];
    }
    const begun =
      question?.asides.filter((aside) => aside.things.length > 1 && aside.things[0] === thing) ??
      [];
    if (begun.length > 0) {
      this.pass(begun);
      return;
    }
    const options = question?.options ?? [];
    if (question && !single(question)) {
      const option = options.find((each) => each.things.includes(thing));
      if (option) this.choose(option);
      else this.whyNot(thing, null);
      return;
    }
    const result = click(options, this.chosen, thing);
    if (result.kind === "chosen") {
      this.chosen = result.things;
      this.refusal = null;
    } else if (result.kind === "answer") {
      this.answer([result.option.id]);
    } else if (result.kind === "ask") {
      if (ask) ask();
      else this.doubt = result.options;
    } else {
      this.whyNot(result.thing, result.onto);
    }
  }

  /** An option was clicked: it is the answer, or one of several picks. */
  choose(option: Option): void {
    const question = this.question;
    if (!question) return;
    // What is done in passing is never one of several.
    const aside = !question.options.some((each) => each.id === option.id);
    if (single(question) || aside) this.answer([option.id]);
    else this.pick(toggle(question, this.picks, option.id));
  }

  /** Something is to be done in passing; where, a click will say. */
  pass(asides: Option[]): void {
    this.putDown();
    this.passing = asides;
  }

  putDown(): void {
    this.#letGo();
    if (this.picks.length > 0) this.pick([]);
  }

  /** What has been clicked so far is over: it was answered, put down, or asks nothing any more. */
  #letGo(): void {
    Object.assign(this, nothingClicked());
  }

  answer(picks: number[]): void {
    if (!this.state?.question || this.sent) return;
    if (this.#socket?.say({ type: "answer", at: this.state.at, picks })) {
      this.sent = true;
      this.lastMine = this.state.at;
      this.#letGo();
    }
  }

  /** Hints are for games in which nobody plays against another person. */
  get mayHint(): boolean {
    const news = this.state;
    return this.question !== null && news !== null && (news.table.cooperative || alone(news));
  }

  /** Ask for a hint, or put it away. */
  toggleHint(): void {
    if (this.hint !== null) {
      this.hint = null;
      this.pointed = [];
    } else if (this.mayHint && this.#socket?.say({ type: "hint", at: this.state!.at })) {
      this.hint = "thinking";
    }
  }

  whyNot(thing: number, onto: number | null): void {
    // Nobody asks a spectator anything, so there is nothing to refuse.
    if (this.state?.you == null) return;
    this.#socket?.say({ type: "why_not", thing, onto });
  }

  say(text: string): void {
    this.held = "";
    this.#socket?.say({ type: "chat", text });
  }

  mute(muted: boolean): void {
    this.#socket?.say({ type: "mute", muted });
  }

  do(type: "resign" | "draw" | "takeback" | "decline"): void {
    this.#socket?.say({ type });
  }

  /** A pick is switched on or off; what they all bring together is asked for. */
  pick(picks: number[]): void {
    this.picks = picks;
    this.refusal = null;
    if (this.state && this.question)
      this.#socket?.say({ type: "preview", at: this.state.at, picks: [...picks] });
  }

  #askForPreviews(at: number): void {
    if (this.state?.at === at && !this.sent) this.#socket?.say({ type: "preview", at });
  }

  #linked(link: Link): void {
    this.link = link;
    // Everything said at the table comes again with every joining.
    if (link === "here") this.#talkAnew(false);
    else {
      this.sent = false;
      if (this.hint === "thinking") this.hint = null;
    }
  }

  #talkAnew(muted: boolean): void {
    this.muted = muted;
    this.chat = [];
  }

  #hear(message: FromServer): void {
    if (message.type === "state") {
      this.joined = this.state === null;
      const moved = message.at !== this.state?.at;
      // On joining, only what the last answer brought is news; a taken-back move is none.
      if (this.joined || message.at < this.lastMine) this.lastMine = message.at - 2;
      this.lines = mergeLines(this.#stories.get(message.eyes) ?? [], message);
      this.#stories.set(message.eyes, this.lines);
      this.state = message;
      this.since = performance.now();
      this.sent = false;
      if (moved) {
        this.#letGo();
        Object.assign(this, nothingSaid());
        // After the new state is drawn: an answer is never held up by what might follow it.
        if (message.question && single(message.question))
          setTimeout(() => this.#askForPreviews(message.at));
        else if (message.question) this.pick([]);
      }
    } else if (message.type === "why_not") {
      this.refusal = message.reasons.length > 0 ? message : null;
      clearTimeout(this.#fading);
      this.#fading = setTimeout(() => (this.refusal = null), 6000);
    } else if (message.type === "preview") {
      if (message.at !== this.state?.at) return;
      if (!message.picks) this.previews = new Map(message.options.map((each) => [each.id, each]));
      else if (String(message.picks) === String(this.picks))
        this.answerPreview = message.answer ?? null;
    } else if (message.type === "hint") {
      // An empty one came too late.
      if (message.at === this.state?.at && this.hint === "thinking")
        this.hint = message.options.length > 0 ? message : null;
    } else if (message.type === "chat") {
      this.chat.push(message);
    } else if (message.type === "muted") {
      this.#talkAnew(message.muted);
    } else if (message.type === "error") {
      this.sent = false;
      if (this.hint === "thinking") this.hint = null;
      if (message.code === "not_found") {
        this.link = "refused";
        this.close();
      } else if (message.code === "not_known") {
        // Logged out, perhaps in another tab: the socket comes back by itself, as somebody new.
        void meetAgain();
      } else if (message.code === "table_talk") {
        this.held = message.message;
      } else {
        this.fault = message.message;
      }
    }
  }
}
