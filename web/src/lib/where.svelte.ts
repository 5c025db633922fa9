import { ours, parse, type Route } from "./router";

/** The page we are on. */
class Where {
  route: Route = $state(parse(location.pathname, location.search));

  constructor() {
    addEventListener("popstate", () => this.#read());
    document.addEventListener("click", (event) => {
      const link = (event.target as Element | null)?.closest("a");
      if (link && ours(event, link, location.origin)) {
        event.preventDefault();
        this.go(link.pathname + link.search);
      }
    });
  }

  go(to: string): void {
    history.pushState(null, "", to);
    this.#read();
    scrollTo(0, 0);
  }

  #read(): void {
    this.route = parse(location.pathname, location.search);
  }
}

export const where = new Where();
