import { defineMessages, type MessageDescriptor, type NoMessageValues } from '@formatjs/intl';
import type { Locale } from '@zielona-fala/contracts';
import type { AccountMailKind } from './domain.ts';

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

/** Words that several mails share. */
export const SHARED = defineMessages<{
  greeting: { username: string };
  linkHint: NoMessageValues;
  newPassword: NoMessageValues;
  questions: NoMessageValues;
  operator: { operator: string };
}>({
  greeting: {
    id: 'mail.greeting',
    defaultMessage: 'Cześć, {username}!',
    description: 'First line of every mail to a learner; the next line goes on from it',
  },
  linkHint: {
    id: 'mail.link-hint',
    defaultMessage: 'Przycisk nie działa? Wklej ten adres do przeglądarki:',
    description: 'Above the address that the button opens',
  },
  newPassword: {
    id: 'mail.new-password',
    defaultMessage: 'Ustaw nowe hasło',
    description:
      'Link to the page that sends a link for a new password; called as its heading and as on the login page',
  },
  questions: {
    id: 'mail.questions',
    defaultMessage: 'Masz pytanie? Po prostu odpowiedz na tę wiadomość.',
    description: 'Below every mail: where questions go',
  },
  operator: {
    id: 'mail.operator',
    defaultMessage: 'Portal prowadzi {operator}.',
    description: 'Below every mail: name and postal address of who runs the portal',
  },
});

const ACTIVATION = defineMessages({
  subject: {
    id: 'mail.activation.subject',
    defaultMessage: 'Aktywuj swoje konto',
    description: 'Subject and heading',
  },
  step: {
    id: 'mail.activation.step',
    defaultMessage:
      'Miło, że jesteś. Został jeden krok: potwierdź swój adres e-mail i zacznij ćwiczyć do egzaminu.',
    description: 'Follows the greeting',
  },
  life: {
    id: 'mail.activation.life',
    defaultMessage: 'Link działa przez 24 godziny i tylko raz.',
    description: 'How long the link in the mail can be used',
  },
  button: { id: 'mail.activation.button', defaultMessage: 'Aktywuj konto', description: 'Button' },
  notYou: {
    id: 'mail.activation.not-you',
    defaultMessage: 'To nie Ty zakładasz konto? Zignoruj tę wiadomość: bez kliknięcia nic się nie stanie.',
    description: 'For a reader who did not register',
  },
});

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

const GOOGLE_REGISTERED = defineMessages({
  subject: {
    id: 'mail.google-registered.subject',
    defaultMessage: 'Twoje konto jest gotowe',
    description: 'Subject and heading; the account was made by signing in with Google',
  },
  made: {
    id: 'mail.google-registered.made',
    defaultMessage:
      'Miło, że jesteś. Twoje konto powstało, gdy zalogowano się kontem Google z tym adresem. Niczego nie trzeba już potwierdzać.',
    description: 'Follows the greeting',
  },
  password: {
    id: 'mail.google-registered.password',
    defaultMessage:
      'Hasła nie potrzebujesz: wchodzisz przez Google. Gdy chcesz je mieć, ustaw je w ustawieniach. Nazwę, którą widzą inni, zmienisz w profilu.',
    description: 'What the learner can do without and with a password, and where to change the username',
  },
  notYou: {
    id: 'mail.google-registered.not-you',
    defaultMessage:
      'To nie Ty? Ktoś używa Twojego konta Google: zmień tam hasło. Nasze konto usuniemy, gdy odpowiesz na tę wiadomość.',
    description: 'For a reader who did not sign in with Google',
  },
});

const GOOGLE_LINKED = defineMessages({
  subject: {
    id: 'mail.google-linked.subject',
    defaultMessage: 'Możesz teraz wchodzić przez Google',
    description: 'Subject and heading',
  },
  linked: {
    id: 'mail.google-linked.linked',
    defaultMessage:
      'Konto Google z tym adresem jest teraz połączone z Twoim kontem i otwiera je bez hasła. Hasło działa nadal. W ustawieniach możesz to cofnąć.',
    description: 'Follows the greeting',
  },
  notYou: {
    id: 'mail.google-linked.not-you',
    defaultMessage:
      'To nie Ty? Ktoś zna Twoje hasło. Od razu ustaw nowe, a potem odłącz Google w ustawieniach:',
    description: 'Ends in a colon: a link to the page that sends a link for a new password follows',
  },
});

const GOOGLE_UNLINKED = defineMessages({
  subject: {
    id: 'mail.google-unlinked.subject',
    defaultMessage: 'Google jest odłączone od Twojego konta',
    description: 'Subject and heading',
  },
  unlinked: {
    id: 'mail.google-unlinked.unlinked',
    defaultMessage: 'Twoje konto Google nie otwiera już konta u nas. Od teraz wchodzisz e-mailem i hasłem.',
    description: 'Follows the greeting',
  },
  notYou: {
    id: 'mail.google-unlinked.not-you',
    defaultMessage: 'To nie Ty? Ktoś zna Twoje hasło. Od razu ustaw nowe:',
    description: 'Ends in a colon: a link to the page that sends a link for a new password follows',
  },
});

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

/** The words of each kind. */
export const WORDINGS: Readonly<Record<AccountMailKind, Wording>> = {
  activation: {
    subject: ACTIVATION.subject,
    paragraphs: [ACTIVATION.step, ACTIVATION.life],
    button: ACTIVATION.button,
    notYou: ACTIVATION.notYou,
  },
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
  'password-reset-done': {
    subject: PASSWORD_RESET_DONE.subject,
    paragraphs: [PASSWORD_RESET_DONE.done],
    notYou: PASSWORD_RESET_DONE.notYou,
    offersNewPassword: true,
  },
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
  'google-registered': {
    subject: GOOGLE_REGISTERED.subject,
    paragraphs: [GOOGLE_REGISTERED.made, GOOGLE_REGISTERED.password],
    notYou: GOOGLE_REGISTERED.notYou,
  },
  'google-linked': {
    subject: GOOGLE_LINKED.subject,
    paragraphs: [GOOGLE_LINKED.linked],
    notYou: GOOGLE_LINKED.notYou,
    offersNewPassword: true,
  },
  'google-unlinked': {
    subject: GOOGLE_UNLINKED.subject,
    paragraphs: [GOOGLE_UNLINKED.unlinked],
    notYou: GOOGLE_UNLINKED.notYou,
    offersNewPassword: true,
  },
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
  'account-deleted': {
    subject: ACCOUNT_DELETED.subject,
    paragraphs: [ACCOUNT_DELETED.deleted, ACCOUNT_DELETED.thanks],
    notYou: ACCOUNT_DELETED.notYou,
  },
};

/** A letter to the operator, who reads the portal's first language; only the writer's words are in another. */
export const LETTER = defineMessages<{
  subject: { writer: string };
  opening: { language: Locale; writer: string };
  answer: { email: string };
}>({
  subject: {
    id: 'mail.contact.subject',
    defaultMessage: 'Wiadomość ze strony Kontakt: {writer}',
    description: 'Subject of a letter to the operator',
  },
  opening: {
    id: 'mail.contact.opening',
    defaultMessage:
      'Ze strony Kontakt (wybrany język: {language, select, pl {polski} en {angielski} other {niemiecki}}) pisze {writer}:',
    description: 'Above the letter; language is what the writer had chosen in the portal',
  },
  answer: {
    id: 'mail.contact.answer',
    defaultMessage: 'Odpowiedz na tę wiadomość, a odpowiedź trafi na adres {email}.',
    description: 'Below the letter',
  },
});
