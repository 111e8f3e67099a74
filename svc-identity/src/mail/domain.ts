import { DAY_MS, type Locale } from '@zielona-fala/contracts';
import { backoffMs } from '@zielona-fala/service-kit/process';
import type { Account } from '../accounts/domain.ts';

/** Kinds of mail sent to the owner of an account. */
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
  'reminder',
] as const;
export type AccountMailKind = (typeof ACCOUNT_MAIL_KINDS)[number];

/** A mail to the owner of an account, to be composed. */
export interface AccountMail {
  readonly kind: AccountMailKind;
  /** The address. */
  readonly to: string;
  readonly locale: Locale;
  /** Name for the greeting; absent if only an address is known. */
  readonly username: string | null;
  /** URL of the button. */
  readonly link: string | null;
  /** Of the links that end such mails, of a reminder. */
  readonly endToken?: string;
  /** From when on it is of no use, of a reminder; ISO 8601. */
  readonly until?: string;
}

/** A mail of this kind to the owner of this account, at its address. */
export function accountMail(kind: AccountMailKind, { email, username, locale }: Account): AccountMail {
  return { kind, to: email, username, locale, link: null };
}

/** A message from a visitor to the operator. */
export interface ContactMail {
  readonly kind: 'contact';
  /** The language that the writer has chosen in the portal. */
  readonly locale: Locale;
  readonly writer: { readonly name: string | null; readonly email: string };
  readonly message: string;
}

/** A mail to be composed. */
export type Mail = AccountMail | ContactMail;
export type MailKind = Mail['kind'];

/** A mail as it goes out. */
export interface WrittenMail {
  /** Name of the sender; the address is always the portal's own. */
  readonly senderName: string;
  readonly to: string;
  /** Address for replies. */
  readonly replyTo: string;
  readonly subject: string;
  readonly text: string;
  /** The HTML part. */
  readonly html: string;
  /** Where one click ends such mails (RFC 8058); only of those that a reader subscribed to. */
  readonly oneClickEnd?: string;
  /** Whether a person wrote it; automated mails are marked so that auto-responders ignore them. */
  readonly isPersonal: boolean;
}

/**
 * Delivers one mail; rejects if the server did not accept it.
 * @param id the same for each attempt, so that a mail delivered twice is recognized as a duplicate
 */
export type SendMail = (mail: WrittenMail, id: string) => Promise<void>;

/** The kinds that a learner can ask for again. */
export type PacedMailKind = 'activation' | 'password-reset' | 'email-change';

/**
 * Why a mail was not sent: `refused`, the server rejected it; `deferred`, the server asked to retry later; `outage`, the
 * server is unavailable; `unwritable`, the mail could not be composed.
 */
export type DeliveryFailure = 'refused' | 'deferred' | 'outage' | 'unwritable';

/** Attempts to compose a mail before it is parked as a defect of ours. */
export const WRITING_ATTEMPTS = 5;

const FIRST_RETRY_MS = 5000;
const MAX_RETRY_MS = 15 * 60_000;
/** An outage ends for all mails at once, so one of them retries often. */
const MAX_OUTAGE_RETRY_MS = 60_000;

/** Links expire within a day; a contact message has no other copy. */
const giveUpDays = (kind: MailKind): number => (kind === 'contact' ? 30 : 1);

/** What {@link rankOf} ranks mails by. */
export const MAIL_RANKS = [0, 1, 2, 3] as const;

/** Mails that a user is waiting for are sent first: lower ranks before higher ones. */
export function rankOf(kind: MailKind): (typeof MAIL_RANKS)[number] {
  if (kind === 'activation' || kind === 'password-reset' || kind === 'email-change') return 0;
  if (kind === 'reminder') return 3;
  return kind === 'contact' ? 2 : 1;
}

/** When to retry a mail that failed `attempts` times, or null to give up. Mails that cannot be composed are parked instead. */
export function nextAttempt(
  { kind, createdAt }: { readonly kind: MailKind; readonly createdAt: Date },
  attempts: number,
  failure: DeliveryFailure,
  now: Date,
): Date | null {
  if (failure === 'refused' && kind !== 'contact') return null;
  const isTooOld = now.getTime() - createdAt.getTime() > giveUpDays(kind) * DAY_MS;
  if (isTooOld && failure !== 'unwritable') return null;
  const maxMs = failure === 'outage' ? MAX_OUTAGE_RETRY_MS : MAX_RETRY_MS;
  return new Date(now.getTime() + backoffMs(attempts, { firstMs: FIRST_RETRY_MS, maxMs }));
}
