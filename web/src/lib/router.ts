// A few kinds of pages, so a router of our own is smaller than any library.

export type Route =
  | { page: "home" }
  | { page: "table"; id: string; secret: string | null; lesson: boolean }
  | { page: "replay"; id: string }
  | { page: "decks" }
  | { page: "quests" }
  | { page: "builder"; game: string; id: string | null }
  | { page: "lost" };

export function parse(path: string, search = ""): Route {
  const parts = path.split("/").filter((part) => part !== "");
  const query = new URLSearchParams(search);
  if (parts.length === 0) return { page: "home" };
  if (parts.length === 2 && parts[0] === "t") {
    return {
      page: "table",
      id: parts[1]!,
      secret: query.get("secret"),
      lesson: query.has("lesson"),
    };
  }
  if (parts.length === 2 && parts[0] === "r") return { page: "replay", id: parts[1]! };
  if (parts.length === 1 && parts[0] === "quests") return { page: "quests" };
  if (parts.length === 1 && parts[0] === "decks") return { page: "decks" };
  if (parts.length === 3 && parts[0] === "decks") {
    return { page: "builder", game: parts[1]!, id: parts[2] === "new" ? null : parts[2]! };
  }
  return { page: "lost" };
}

export function invitation(origin: string, id: string, secret: string | null): string {
  return `${origin}/t/${id}${secret ? `?secret=${encodeURIComponent(secret)}` : ""}`;
}

/** A plain click on a link of our own is ours; anything with a modifier belongs to the browser. */
export function ours(event: MouseEvent, link: HTMLAnchorElement, origin: string): boolean {
  return (
    event.button === 0 &&
    !event.metaKey &&
    !event.ctrlKey &&
    !event.shiftKey &&
    !event.altKey &&
    !event.defaultPrevented &&
    link.origin === origin &&
    link.target === "" &&
    !link.hasAttribute("download") &&
    !link.pathname.startsWith("/api") &&
    !link.pathname.startsWith("/docs") &&
    !link.pathname.startsWith("/licences")
  );
}
