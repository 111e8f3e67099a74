import { defineMessages } from '@formatjs/intl';
import type { Wording } from './wording.ts';

const PASSWORD_RESET = defineMessages({
  subject: {
    id: 'mail.password-reset.subject',
    defaultMessage: 'Ustaw nowe hasło',
    description: 'Subject and heading',
  },
  asked: {
    id: 'mail.password-reset.asked',
    defaultMessage: 'Ktoś, zapewne Ty, chce ustawić nowe hasło do Twojego konta.',
    description: 'Follows the greeting',
  },
  life: {
    id: 'mail.password-reset.life',
    defaultMessage: 'Link działa przez 30 minut i tylko raz.',
    description: 'How long the link in the mail can be used',
  },
  button: { id: 'mail.password-reset.button', defaultMessage: 'Ustaw nowe hasło', description: 'Button' },
  notYou: {
    id: 'mail.password-reset.not-you',
    defaultMessage: 'To nie Ty? Zignoruj tę wiadomość: Twoje hasło się nie zmieni.',
    description: 'For a reader who asked for nothing',
  },
});

const PASSWORD_CHANGED = defineMessages({
  subject: {
    id: 'mail.password-changed.subject',
    defaultMessage: 'Twoje hasło zostało zmienione',
    description: 'Subject and heading',
  },
  changed: {
    id: 'mail.password-changed.changed',
    defaultMessage:
      'Hasło do Twojego konta właśnie zostało zmienione. Na innych urządzeniach trzeba zalogować się ponownie.',
    description: 'Follows the greeting; changed in the settings',
  },
  notYou: {
    id: 'mail.password-changed.not-you',
    defaultMessage: 'To nie Ty? Od razu ustaw nowe hasło:',
    description: 'Ends in a colon: a link to the page that sends a link for a new password follows',
  },
});

const PASSWORD_RESET_DONE = defineMessages({
  subject: {
    id: 'mail.password-reset-done.subject',
    defaultMessage: 'Masz nowe hasło',
    description: 'Subject and heading',
  },
  done: {
    id: 'mail.password-reset-done.done',
    defaultMessage:
      'Nowe hasło do Twojego konta jest zapisane: użyto linku z naszej wiadomości. Na wszystkich urządzeniach trzeba zalogować się ponownie.',
    description: 'Follows the greeting; set by a mailed link',
  },
  notYou: {
    id: 'mail.password-reset-done.not-you',
    defaultMessage:
      'To nie Ty? Ktoś może czytać Twoją pocztę: zmień hasło do skrzynki, a potem ustaw nowe hasło tutaj:',
    description: 'Ends in a colon: a link to the page that sends a link for a new password follows',
  },
});

const OTHERS_WAIT = defineMessages({
  waiting: {
    id: 'mail.password-reset-others-wait.waiting',
    defaultMessage:
      'Dla bezpieczeństwa klucze dostępu i konto Google, dodane wcześniej, na razie nikogo nie wpuszczają. Zaloguj się nowym hasłem i w ustawieniach potwierdź te, które są Twoje. Nieznane usuń.',
    description:
      'After a password was set by a mailed link: passkeys and the Google account wait; confirmed and removed in the settings',
  },
});

const WAY_IN_CONFIRMED = defineMessages({
  subject: {
    id: 'mail.way-in-confirmed.subject',
    defaultMessage: 'Sposób logowania potwierdzony',
    description:
      'Subject and heading; a passkey or the Google account lets in again after a reset of the password',
  },
  confirmed: {
    id: 'mail.way-in-confirmed.confirmed',
    defaultMessage:
      'Klucz dostępu albo konto Google, które po ustawieniu nowego hasła czekało na potwierdzenie, znów otwiera Twoje konto. Swoje sposoby logowania zobaczysz w ustawieniach.',
    description: 'Follows the greeting',
  },
  notYou: {
    id: 'mail.way-in-confirmed.not-you',
    defaultMessage: 'To nie Ty? Ktoś zna Twoje hasło. Od razu ustaw nowe:',
    description: 'Ends in a colon: a link to the page that sends a link for a new password follows',
  },
});

/** Of a new password. */
export const PASSWORDS_MAILS = {
  'password-reset': {
    subject: PASSWORD_RESET.subject,
    paragraphs: [PASSWORD_RESET.asked, PASSWORD_RESET.life],
    button: PASSWORD_RESET.button,
    notYou: PASSWORD_RESET.notYou,
  },
  'password-changed': {
    subject: PASSWORD_CHANGED.subject,
    paragraphs: [PASSWORD_CHANGED.changed],
    notYou: PASSWORD_CHANGED.notYou,
    offersNewPassword: true,
  },
  'password-reset-others-wait': {
    subject: PASSWORD_RESET_DONE.subject,
    paragraphs: [PASSWORD_RESET_DONE.done, OTHERS_WAIT.waiting],
    notYou: PASSWORD_RESET_DONE.notYou,
    offersNewPassword: true,
  },
  'way-in-confirmed': {
    subject: WAY_IN_CONFIRMED.subject,
    paragraphs: [WAY_IN_CONFIRMED.confirmed],
    notYou: WAY_IN_CONFIRMED.notYou,
    offersNewPassword: true,
  },
  'password-reset-done': {
    subject: PASSWORD_RESET_DONE.subject,
    paragraphs: [PASSWORD_RESET_DONE.done],
    notYou: PASSWORD_RESET_DONE.notYou,
    offersNewPassword: true,
  },
} as const satisfies Readonly<Record<string, Wording>>;
