import { defineMessages } from '@formatjs/intl';
import type { Wording } from './wording.ts';

const SECOND_FACTOR_ON = defineMessages({
  subject: {
    id: 'mail.second-factor-on.subject',
    defaultMessage: 'Logowanie dwuetapowe jest włączone',
    description: 'Subject and heading; besides the password a code of an app is asked for',
  },
  on: {
    id: 'mail.second-factor-on.on',
    defaultMessage:
      'Do Twojego konta potrzebny jest teraz, oprócz hasła, kod z aplikacji. Kody zapasowe trzymaj tam, gdzie znajdziesz je bez telefonu.',
    description: 'Follows the greeting',
  },
  notYou: {
    id: 'mail.second-factor-on.not-you',
    defaultMessage: 'To nie Ty? Odpowiedz od razu na tę wiadomość: pomożemy Ci odzyskać konto.',
    description: 'For a reader who turned nothing on',
  },
});

const SECOND_FACTOR_OFF = defineMessages({
  subject: {
    id: 'mail.second-factor-off.subject',
    defaultMessage: 'Logowanie dwuetapowe jest wyłączone',
    description: 'Subject and heading',
  },
  off: {
    id: 'mail.second-factor-off.off',
    defaultMessage:
      'Do Twojego konta znów wystarczy samo hasło. Kody z aplikacji i kody zapasowe już nie działają.',
    description: 'Follows the greeting',
  },
  notYou: {
    id: 'mail.second-factor-off.not-you',
    defaultMessage: 'To nie Ty? Ktoś zna Twoje hasło. Od razu ustaw nowe:',
    description: 'Ends in a colon: a link to the page that sends a link for a new password follows',
  },
});

/** Of codes besides the password. */
export const SECOND_FACTOR_MAILS = {
  'second-factor-on': {
    subject: SECOND_FACTOR_ON.subject,
    paragraphs: [SECOND_FACTOR_ON.on],
    notYou: SECOND_FACTOR_ON.notYou,
  },
  'second-factor-off': {
    subject: SECOND_FACTOR_OFF.subject,
    paragraphs: [SECOND_FACTOR_OFF.off],
    notYou: SECOND_FACTOR_OFF.notYou,
    offersNewPassword: true,
  },
} as const satisfies Readonly<Record<string, Wording>>;
