import type { Locale } from '@zielona-fala/contracts';

export type AccountMailKind = 'activation' | 'password-reset' | 'password-changed';

/** A mail to be written to whoever an account belongs to. */
export interface AccountMail {
  readonly kind: AccountMailKind;
  /** The address. */
  readonly to: string;
  readonly locale: Locale;
  /** How the learner is greeted; not known yet where only an address was given. */
  readonly username: string | null;
  /** What its button opens. */
  readonly link: string | null;
}

/** What a visitor writes to the operator. */
export interface ContactMail {
  readonly kind: 'contact';
  /** The language that the writer has chosen in the portal. */
  readonly locale: Locale;
  readonly writer: { readonly name: string | null; readonly email: string };
  readonly message: string;
}

/** A mail to be written. */
export type Mail = AccountMail | ContactMail;
export type MailKind = Mail['kind'];

/** A mail as it goes out. */
export interface WrittenMail {
  /** Name of the sender; the address is always the portal's own. */
  readonly senderName: string;
  readonly to: string;
  /** Where an answer goes. */
  readonly replyTo: string;
  readonly subject: string;
  readonly text: string;
  /** The same as a page; null for a mail of text alone. */
  readonly html: string | null;
}

/** Delivers one mail; rejects when the server did not take it. */
export type SendMail = (mail: WrittenMail) => Promise<void>;

/** The kinds that a learner can ask for again. */
export type PacedMailKind = Exclude<AccountMailKind, 'password-changed'>;

const FIRST_RETRY_MS = 5000;
const LONGEST_RETRY_MS = 15 * 60_000;
const DAY_MS = 24 * 60 * 60_000;

/** Links grow old within a day; a letter to the operator has no other copy. */
const GIVE_UP_DAYS: Readonly<Record<MailKind, number>> = {
  activation: 1,
  'password-reset': 1,
  'password-changed': 1,
  contact: 30,
};

/** When to try again a mail that failed `attempts` times; null: not any more. */
export function nextAttempt(kind: MailKind, createdAt: Date, attempts: number, now: Date): Date | null {
  if (now.getTime() - createdAt.getTime() > GIVE_UP_DAYS[kind] * DAY_MS) return null;
  const wait = Math.min(FIRST_RETRY_MS * 2 ** (attempts - 1), LONGEST_RETRY_MS);
  return new Date(now.getTime() + wait);
}
