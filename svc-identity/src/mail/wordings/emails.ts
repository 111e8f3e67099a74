import { defineMessages } from '@formatjs/intl';
import type { Wording } from './wording.ts';

const EMAIL_CHANGE = defineMessages({
  subject: {
    id: 'mail.email-change.subject',
    defaultMessage: 'Potwierdź nowy adres e-mail',
    description: 'Subject and heading; goes to the new address',
  },
  asked: {
    id: 'mail.email-change.asked',
    defaultMessage:
      'Chcesz używać tego adresu w swoim koncie. Gdy go potwierdzisz, będziesz się nim logować i tu trafią nasze wiadomości.',
    description: 'Follows the greeting; the address is the one that the mail came to',
  },
  life: {
    id: 'mail.email-change.life',
    defaultMessage: 'Link działa przez 24 godziny i tylko raz. Do tego czasu obowiązuje dotychczasowy adres.',
    description: 'How long the link in the mail can be used',
  },
  button: { id: 'mail.email-change.button', defaultMessage: 'Potwierdź adres', description: 'Button' },
  notYou: {
    id: 'mail.email-change.not-you',
    defaultMessage: 'To nie Ty? Zignoruj tę wiadomość: bez kliknięcia nic się nie stanie.',
    description: 'For a reader who asked for nothing',
  },
});

const EMAIL_CHANGE_ASKED = defineMessages({
  subject: {
    id: 'mail.email-change-asked.subject',
    defaultMessage: 'Zmiana adresu e-mail w Twoim koncie',
    description: 'Subject and heading; goes to the address so far',
  },
  asked: {
    id: 'mail.email-change-asked.asked',
    defaultMessage:
      'W Twoim koncie podano nowy adres e-mail. Zacznie obowiązywać, gdy zostanie potwierdzony linkiem, który tam wysłaliśmy. Do tego czasu nic się nie zmienia.',
    description: 'Follows the greeting; the new address is not named',
  },
  notYou: {
    id: 'mail.email-change-asked.not-you',
    defaultMessage: 'To nie Ty? Ktoś zna Twoje hasło. Od razu ustaw nowe:',
    description: 'Ends in a colon: a link to the page that sends a link for a new password follows',
  },
});

const EMAIL_CHANGED = defineMessages({
  subject: {
    id: 'mail.email-changed.subject',
    defaultMessage: 'Twój adres e-mail został zmieniony',
    description: 'Subject and heading; goes to the address so far',
  },
  changed: {
    id: 'mail.email-changed.changed',
    defaultMessage:
      'Do Twojego konta należy teraz inny adres e-mail: nim się logujesz i tam trafią nasze wiadomości. Na ten adres już nic nie wyślemy.',
    description: 'Follows the greeting; the new address is not named',
  },
  notYou: {
    id: 'mail.email-changed.not-you',
    defaultMessage: 'To nie Ty? Odpowiedz od razu na tę wiadomość: pomożemy Ci odzyskać konto.',
    description: 'For a reader who changed nothing',
  },
});

/** Of another e-mail address. */
export const EMAILS_MAILS = {
  'email-change': {
    subject: EMAIL_CHANGE.subject,
    paragraphs: [EMAIL_CHANGE.asked, EMAIL_CHANGE.life],
    button: EMAIL_CHANGE.button,
    notYou: EMAIL_CHANGE.notYou,
  },
  'email-change-asked': {
    subject: EMAIL_CHANGE_ASKED.subject,
    paragraphs: [EMAIL_CHANGE_ASKED.asked],
    notYou: EMAIL_CHANGE_ASKED.notYou,
    offersNewPassword: true,
  },
  'email-changed': {
    subject: EMAIL_CHANGED.subject,
    paragraphs: [EMAIL_CHANGED.changed],
    notYou: EMAIL_CHANGED.notYou,
  },
} as const satisfies Readonly<Record<string, Wording>>;
