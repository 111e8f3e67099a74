import { browserMemory } from '@zielona-fala/web-kit/storage';

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

/** From when an account can ask for its activation link again; outlives a reload, goes with the tab or the session. */
export const resendMemory = {
  read(userId: number): number | null {
    try {
      const remembered: unknown = JSON.parse(browserMemory.read('activationLinkFrom') ?? 'null');
      return isRemembered(remembered) && remembered.userId === userId ? remembered.from : null;
    } catch {
      // not readable: the server reports the wait again
      return null;
    }
  },
  write(userId: number, from: number): void {
    browserMemory.write('activationLinkFrom', JSON.stringify({ userId, from } satisfies Remembered));
  },
};
