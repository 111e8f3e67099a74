/** What the browser remembers between visits. Never a token. */
export const MEMORY_KEYS = {
  category: 'selectedCategory',
  language: 'selectedLanguage',
  theme: 'selectedTheme',
  /** Somebody is signed in here: worth asking for a renewal after a reload. */
  signedIn: 'signedIn',
  toldLevel: 'toldLevel',
} as const;

export type MemoryKey = keyof typeof MEMORY_KEYS;

/** Local storage, which a browser may refuse: then nothing is remembered. */
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
