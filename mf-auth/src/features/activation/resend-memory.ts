const KEY = 'activationLinkFrom';

interface Remembered {
  readonly userId: number;
  /** Milliseconds since the epoch. */
  readonly from: number;
}

const isRemembered = (value: unknown): value is Remembered =>
  typeof value === 'object' &&
  value !== null &&
  Number.isFinite((value as Partial<Remembered>).userId) &&
  Number.isFinite((value as Partial<Remembered>).from);

/** From when an account can ask for its activation link again; outlives a reload, goes with the tab. */
export const resendMemory = {
  read(userId: number): number | null {
    try {
      const remembered: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
      return isRemembered(remembered) && remembered.userId === userId ? remembered.from : null;
    } catch {
      // unreadable or refused storage: the server tells the wait again
      return null;
    }
  },
  write(userId: number, from: number): void {
    try {
      sessionStorage.setItem(KEY, JSON.stringify({ userId, from } satisfies Remembered));
    } catch {
      // a window that refuses storage forgets the wait at a reload; the server tells it again
    }
  },
};
