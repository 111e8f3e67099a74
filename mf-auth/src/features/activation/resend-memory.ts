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
      // storage is unreadable or refused: the server reports the wait again
      return null;
    }
  },
  write(userId: number, from: number): void {
    try {
      sessionStorage.setItem(KEY, JSON.stringify({ userId, from } satisfies Remembered));
    } catch {
      // without storage the wait is lost at a reload; the server reports it again
    }
  },
};
