import {
  STORED_KEYS,
  type StorageKey,
  type StoredKey,
  type StoredName,
  storedNameOf,
} from '@zielona-fala/contracts';

const AREAS = ['local', 'session'] as const satisfies StoredKey['area'][];

const storageOf = (area: StoredKey['area']): Storage => (area === 'local' ? localStorage : sessionStorage);

const declared = (key: StorageKey): StoredKey => STORED_KEYS[storedNameOf(key) as StoredName];

const isOfLearner = (key: string): boolean => {
  const name = storedNameOf(key);
  return name !== undefined && STORED_KEYS[name].owner === 'learner';
};

/** What the browser remembers: the declared keys alone, and nothing where the browser refuses storage. */
export const browserMemory = {
  read(key: StorageKey): string | null {
    try {
      return storageOf(declared(key).area).getItem(key);
    } catch {
      return null;
    }
  },

  /** @param value null removes the key. What belongs to a learner is not kept once the session has ended */
  write(key: StorageKey, value: string | null): void {
    const { area, owner } = declared(key);
    try {
      if (value === null) storageOf(area).removeItem(key);
      else if (owner === 'browser' || key === 'signedIn' || localStorage.getItem('signedIn') !== null)
        storageOf(area).setItem(key, value);
    } catch {
      // private windows may reject storage; values then last as long as the page
    }
  },

  /** Removes what belongs to a learner; choices stay. */
  forgetLearner(areas: readonly StoredKey['area'][] = AREAS): void {
    for (const area of areas) {
      try {
        const storage = storageOf(area);
        for (const key of Object.keys(storage).filter(isOfLearner)) storage.removeItem(key);
      } catch {
        // nothing is kept where storage is refused
      }
    }
  },

  /** Calls the listener when another tab has changed a key, or all of them. @returns ends it */
  onOtherTab(key: StorageKey, listener: () => void): () => void {
    const hear = (event: StorageEvent) => {
      if (event.key === key || event.key === null) listener();
    };
    window.addEventListener('storage', hear);
    return () => window.removeEventListener('storage', hear);
  },
};
