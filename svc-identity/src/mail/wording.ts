import type { MessageDescriptor } from '@formatjs/intl';
import type { AccountMailKind } from './domain.ts';
import { ACCOUNT_DELETED_MAILS } from './wordings/account-deleted.ts';
import { ACTIVATION_MAILS } from './wordings/activation.ts';
import { EMAILS_MAILS } from './wordings/emails.ts';
import { GOOGLE_MAILS } from './wordings/google.ts';
import { PASSKEYS_MAILS } from './wordings/passkeys.ts';
import { PASSWORDS_MAILS } from './wordings/passwords.ts';
import { SECOND_FACTOR_MAILS } from './wordings/second-factor.ts';

/** The words of one kind of mail. Links and buttons are called as on the pages. */
export interface Wording {
  readonly subject: MessageDescriptor;
  readonly paragraphs: readonly MessageDescriptor[];
  readonly button?: MessageDescriptor;
  /** What to do if it was not the reader. */
  readonly notYou: MessageDescriptor;
  /** Whether the way to a new password follows. */
  readonly offersNewPassword?: boolean;
}

/** The words of each kind. */
export const WORDINGS: Readonly<Record<AccountMailKind, Wording>> = {
  ...ACTIVATION_MAILS,
  ...PASSWORDS_MAILS,
  ...EMAILS_MAILS,
  ...GOOGLE_MAILS,
  ...PASSKEYS_MAILS,
  ...SECOND_FACTOR_MAILS,
  ...ACCOUNT_DELETED_MAILS,
};
