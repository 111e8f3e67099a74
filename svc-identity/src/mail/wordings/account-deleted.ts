import { defineMessages } from '@formatjs/intl';
import type { Wording } from './wording.ts';

const ACCOUNT_DELETED = defineMessages({
  subject: {
    id: 'mail.account-deleted.subject',
    defaultMessage: 'Twoje konto zostało usunięte',
    description: 'Subject and heading',
  },
  deleted: {
    id: 'mail.account-deleted.deleted',
    defaultMessage:
      'Twoje konto zostało usunięte, a z nim wyniki, postępy i wszystko, co o Tobie wiedzieliśmy. Nie da się tego cofnąć.',
    description: 'Follows the greeting',
  },
  thanks: {
    id: 'mail.account-deleted.thanks',
    defaultMessage: 'Dziękujemy za wspólną naukę. Zawsze możesz założyć nowe konto, za 0 zł.',
    description: 'Last words to a learner who leaves',
  },
  notYou: {
    id: 'mail.account-deleted.not-you',
    defaultMessage: 'To nie Ty? Odpowiedz na tę wiadomość.',
    description: 'For a reader who deleted nothing',
  },
});

/** Of an account that has gone. */
export const ACCOUNT_DELETED_MAILS = {
  'account-deleted': {
    subject: ACCOUNT_DELETED.subject,
    paragraphs: [ACCOUNT_DELETED.deleted, ACCOUNT_DELETED.thanks],
    notYou: ACCOUNT_DELETED.notYou,
  },
} as const satisfies Readonly<Record<string, Wording>>;
