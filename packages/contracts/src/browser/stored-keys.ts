/** What the browser keeps under one name, or under one name followed by an id. */
export interface StoredKey {
  /** `local`: until it is removed. `session`: until the tab is closed. */
  readonly area: 'local' | 'session';
  /** A choice stays with the browser; what belongs to a learner goes when the session ends, wherever it ends. */
  readonly owner: 'browser' | 'learner';
  /** Many keys: the name is followed by a numeric id. */
  readonly family?: true;
}

/**
 * All that the portal keeps in a browser's storage, and so all that the privacy page lists. Never a token. What belongs to
 * a learner is only written while `signedIn` is there.
 */
export const STORED_KEYS = {
  selectedCategory: { area: 'local', owner: 'browser' },
  selectedLanguage: { area: 'local', owner: 'browser' },
  /** A language that was chosen here and that no account has yet. */
  unsavedLanguage: { area: 'local', owner: 'browser' },
  selectedTheme: { area: 'local', owner: 'browser' },
  /** `off` when single keys do not answer in the exam. */
  examShortcuts: { area: 'local', owner: 'browser' },
  /** `large` or `larger` when questions are not written in the usual size. */
  textSize: { area: 'local', owner: 'browser' },
  /** What was answered without an account, as JSON, until an account has it or a month is over. */
  guestAnswers: { area: 'local', owner: 'browser' },
  /** The same of a learner whose account is not active yet: answered since the sign-in, or in the account already. */
  accountAnswers: { area: 'local', owner: 'learner' },
  /** Of new tests, when it is not that of the interface. */
  questionLanguage: { area: 'local', owner: 'browser' },
  /** `on` when films in sign language are offered beside questions. */
  signLanguage: { area: 'local', owner: 'browser' },
  /** Present from logout until the server has confirmed it; outlives the session that it ends. */
  pendingLogout: { area: 'local', owner: 'browser' },
  /** There while signed in, another text at each sign-in: after a reload, the refresh cookie restores the session. */
  signedIn: { area: 'local', owner: 'learner' },
  /** The highest level that was announced. */
  announcedLevel: { area: 'local', owner: 'learner' },
  /** The learner's tests and counts as last loaded, as JSON: shown at once at the next visit. */
  portalState: { area: 'local', owner: 'learner' },
  /** Language and theme as browser and account last agreed on. */
  agreedLooks: { area: 'local', owner: 'learner' },
  /** How far the onboarding is; `done` when it is over or was skipped. */
  onboarding: { area: 'local', owner: 'learner' },
  /** The learner's position in the exam with that id. */
  'exam-progress:': { area: 'local', owner: 'learner', family: true },
  /** Answers in the learning test with that id that the server has not acknowledged yet, as JSON. */
  'waiting-answers:': { area: 'local', owner: 'learner', family: true },
  /** How many answers that were given without a network are not in the account yet; there while the browser has a pack. */
  unsentAnswers: { area: 'local', owner: 'learner' },
  /** The path that the learner wanted to see before the account had to be activated. */
  afterActivation: { area: 'local', owner: 'learner' },
  /** From when an activation link can be asked for again. */
  activationLinkFrom: { area: 'session', owner: 'learner' },
} as const satisfies Record<string, StoredKey>;

/** Where answers wait that go to the account of an active learner. */
export const HANDED_OVER = [
  'guestAnswers',
  'accountAnswers',
] as const satisfies readonly (keyof typeof STORED_KEYS)[];

export type StoredName = keyof typeof STORED_KEYS;
type FamilyName = {
  [Name in StoredName]: (typeof STORED_KEYS)[Name] extends { readonly family: true } ? Name : never;
}[StoredName];

/** A name in the browser's storage. */
export type StorageKey = Exclude<StoredName, FamilyName> | `${FamilyName}${number}`;

/** The declared name of a key that was found in a storage; undefined for one that is not ours. */
export function storedNameOf(key: string): StoredName | undefined {
  const names = Object.keys(STORED_KEYS) as StoredName[];
  return names.find((name) => {
    const { family }: StoredKey = STORED_KEYS[name];
    return family ? key.startsWith(name) : key === name;
  });
}
