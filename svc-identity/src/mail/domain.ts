import type { Locale } from '@zielona-fala/contracts';

/** The kinds that go to whoever an account belongs to. */
export const ACCOUNT_MAIL_KINDS = [
  'activation',
  'password-reset',
  'password-changed',
  'password-reset-done',
  'password-reset-others-wait',
  'way-in-confirmed',
  'email-change',
  'email-change-asked',
  'email-changed',
  'google-registered',
  'google-linked',
  'google-unlinked',
  'passkey-added',
  'passkey-removed',
  'second-factor-on',
  'second-factor-off',
  'account-deleted',
] as const;
export type AccountMailKind = (typeof ACCOUNT_MAIL_KINDS)[number];

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
  /** The same as a page. */
  readonly html: string;
  /** Whether a person wrote it: machines that answer machines keep silent about the others. */
  readonly isPersonal: boolean;
}

/**
 * Delivers one mail; rejects when the server did not take it.
 * @param id the same at each attempt, so that a mail whose delivery was not heard of is known as the same one
 */
export type SendMail = (mail: WrittenMail, id: string) => Promise<void>;

/** The kinds that a learner can ask for again. */
export type PacedMailKind = 'activation' | 'password-reset' | 'email-change';

/**
 * Why a mail did not go out: `refused`, the server does not take this mail; `deferred`, not now; `outage`, it takes none;
 * `unwritable`, we could not write this mail.
 */
export type DeliveryFailure = 'refused' | 'deferred' | 'outage' | 'unwritable';

/** Attempts to write a mail; then it is parked, and the fault is ours to correct. */
export const WRITING_ATTEMPTS = 5;

const FIRST_RETRY_MS = 5000;
const MAX_RETRY_MS = 15 * 60_000;
/** An outage ends for all mails at once: one of them asks often. */
const MAX_OUTAGE_RETRY_MS = 60_000;
const DAY_MS = 24 * 60 * 60_000;

/** Links grow old within a day; a contact message has no other copy. */
const giveUpDays = (kind: MailKind): number => (kind === 'contact' ? 30 : 1);

/** Whoever waits before a screen comes first: a lower rank is sent earlier. */
export function rankOf(kind: MailKind): number {
  if (kind === 'activation' || kind === 'password-reset' || kind === 'email-change') return 0;
  return kind === 'contact' ? 2 : 1;
}

/** When to try again a mail that failed `attempts` times; null: not any more. One that we cannot write is parked instead. */
export function nextAttempt(
  { kind, createdAt }: { readonly kind: MailKind; readonly createdAt: Date },
  attempts: number,
  failure: DeliveryFailure,
  now: Date,
): Date | null {
  if (failure === 'refused' && kind !== 'contact') return null;
  const isTooOld = now.getTime() - createdAt.getTime() > giveUpDays(kind) * DAY_MS;
  if (isTooOld && failure !== 'unwritable') return null;
  const longest = failure === 'outage' ? MAX_OUTAGE_RETRY_MS : MAX_RETRY_MS;
  return new Date(now.getTime() + Math.min(FIRST_RETRY_MS * 2 ** (attempts - 1), longest));
}
