import type { Locale } from '@zielona-fala/contracts';

export type MailKind = 'activation' | 'password-reset' | 'password-changed';

/** A mail to be written. */
export interface Mail {
  readonly kind: MailKind;
  /** The address. */
  readonly to: string;
  readonly locale: Locale;
  /** How the learner is greeted; not known yet where only an address was given. */
  readonly username: string | null;
  /** What its button opens. */
  readonly link: string | null;
}

/** A mail as it goes out. */
export interface WrittenMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Delivers one mail; rejects when the server did not take it. */
export type SendMail = (mail: WrittenMail) => Promise<void>;

/** The kinds that a learner can ask for again. */
export type PacedMailKind = Exclude<MailKind, 'password-changed'>;

const FIRST_RETRY_MS = 5000;
const LONGEST_RETRY_MS = 15 * 60_000;
const GIVE_UP_MS = 24 * 60 * 60_000;

/** When to try again a mail that failed `attempts` times; null: not any more. */
export function nextAttempt(createdAt: Date, attempts: number, now: Date): Date | null {
  if (now.getTime() - createdAt.getTime() > GIVE_UP_MS) return null;
  const wait = Math.min(FIRST_RETRY_MS * 2 ** (attempts - 1), LONGEST_RETRY_MS);
  return new Date(now.getTime() + wait);
}
