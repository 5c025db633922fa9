// What this browser remembers. Storage may be switched off; then it remembers until the tab is
// closed.

export function recall(key: string): string | null {
  try {
    return localStorage.getItem(`mathom.${key}`);
  } catch {
    return null;
  }
}

export function keep(key: string, value: string): void {
  try {
    localStorage.setItem(`mathom.${key}`, value);
  } catch {
    // Nothing to be done, and nothing is lost but a habit.
  }
}

class Settings {
  theme: "light" | "dark" = $state(
    document.documentElement.dataset.theme === "dark" ? "dark" : "light",
  );
  /** Single-key shortcuts. */
  keys: boolean = $state(recall("keys") !== "off");

  toggleTheme(): void {
    this.theme = this.theme === "dark" ? "light" : "dark";
    document.documentElement.dataset.theme = this.theme;
    keep("theme", this.theme);
  }

  toggleKeys(): void {
    this.keys = !this.keys;
    keep("keys", this.keys ? "on" : "off");
  }
}

export const settings = new Settings();
