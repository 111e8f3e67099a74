import { defineMessages } from '@formatjs/intl';
import type { Wording } from './wording.ts';

const PASSKEY_ADDED = defineMessages({
  subject: {
    id: 'mail.passkey-added.subject',
    defaultMessage: 'Nowy klucz dostępu do Twojego konta',
    description: 'Subject and heading; a passkey was added',
  },
  added: {
    id: 'mail.passkey-added.added',
    defaultMessage:
      'Do Twojego konta dodano klucz dostępu: kto ma urządzenie, na którym on jest, zaloguje się bez hasła. Swoje klucze zobaczysz i usuniesz w ustawieniach.',
    description: 'Follows the greeting',
  },
  notYou: {
    id: 'mail.passkey-added.not-you',
    defaultMessage: 'To nie Ty? Usuń ten klucz w ustawieniach i od razu ustaw nowe hasło:',
    description: 'Ends in a colon: a link to the page that sends a link for a new password follows',
  },
});

const PASSKEY_REMOVED = defineMessages({
  subject: {
    id: 'mail.passkey-removed.subject',
    defaultMessage: 'Klucz dostępu został usunięty',
    description: 'Subject and heading',
  },
  removed: {
    id: 'mail.passkey-removed.removed',
    defaultMessage: 'Jeden z kluczy dostępu do Twojego konta został usunięty i już nie loguje.',
    description: 'Follows the greeting',
  },
  notYou: {
    id: 'mail.passkey-removed.not-you',
    defaultMessage: 'To nie Ty? Ktoś jest na Twoim koncie. Od razu ustaw nowe hasło:',
    description: 'Ends in a colon: a link to the page that sends a link for a new password follows',
  },
});

/** Of passkeys. */
export const PASSKEYS_MAILS = {
  'passkey-added': {
    subject: PASSKEY_ADDED.subject,
    paragraphs: [PASSKEY_ADDED.added],
    notYou: PASSKEY_ADDED.notYou,
    offersNewPassword: true,
  },
  'passkey-removed': {
    subject: PASSKEY_REMOVED.subject,
    paragraphs: [PASSKEY_REMOVED.removed],
    notYou: PASSKEY_REMOVED.notYou,
    offersNewPassword: true,
  },
} as const satisfies Readonly<Record<string, Wording>>;
