/** What the browser remembers between visits. Never a token. */
export const MEMORY_KEYS = {
  category: 'selectedCategory',
  language: 'selectedLanguage',
  theme: 'selectedTheme',
  /** Set while signed in: after a reload, the session is restored by the refresh cookie. */
  signedIn: 'signedIn',
  announcedLevel: 'announcedLevel',
} as const;

export type MemoryKey = keyof typeof MEMORY_KEYS;

/** Local storage; in a browser that refuses it, nothing is stored. */
export const browserMemory = {
  read(key: MemoryKey): string | null {
    try {
      return localStorage.getItem(MEMORY_KEYS[key]);
    } catch {
      return null;
    }
  },
  write(key: MemoryKey, value: string | null): void {
    try {
      if (value === null) localStorage.removeItem(MEMORY_KEYS[key]);
      else localStorage.setItem(MEMORY_KEYS[key], value);
    } catch {
      // private windows refuse storage; the choice then lasts as long as the page
    }
  },
};
