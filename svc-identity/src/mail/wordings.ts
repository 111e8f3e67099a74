import type { AccountMailKind } from './domain.ts';
import { ACCOUNT_DELETED_MAILS } from './wordings/account-deleted.ts';
import { ACTIVATION_MAILS } from './wordings/activation.ts';
import { EMAILS_MAILS } from './wordings/emails.ts';
import { GOOGLE_MAILS } from './wordings/google.ts';
import { PASSKEYS_MAILS } from './wordings/passkeys.ts';
import { PASSWORDS_MAILS } from './wordings/passwords.ts';
import { SECOND_FACTOR_MAILS } from './wordings/second-factor.ts';
import type { Wording } from './wordings/wording.ts';

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
