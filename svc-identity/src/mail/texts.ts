import type { Locale } from '@zielona-fala/contracts';
import type { AccountMailKind } from './domain.ts';

type InEachLanguage<Words> = Readonly<Record<Locale, Words>>;

/** The words of one kind of mail in one language. Links and buttons are called as on the pages. */
export interface MailTexts {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  readonly button: string | null;
  /** What to do if it was not the reader. */
  readonly notYou: string;
}

/** Words that all mails of a language share. */
export const GREETING: InEachLanguage<(username: string) => string> = {
  pl: (username) => `Cześć, ${username}!`,
  en: (username) => `Hi ${username},`,
  de: (username) => `Hallo ${username},`,
};

export const LINK_HINT: InEachLanguage<string> = {
  pl: 'Przycisk nie działa? Wklej ten adres do przeglądarki:',
  en: 'Button not working? Paste this address into your browser:',
  de: 'Der Knopf funktioniert nicht? Füge diese Adresse in deinen Browser ein:',
};

/** Below every mail: where questions go, and who sends it. */
export const CLOSING: InEachLanguage<(operator: string) => readonly string[]> = {
  pl: (operator) => ['Masz pytanie? Po prostu odpowiedz na tę wiadomość.', `Portal prowadzi ${operator}.`],
  en: (operator) => ['Any questions? Just reply to this mail.', `The portal is run by ${operator}.`],
  de: (operator) => ['Noch Fragen? Antworte einfach auf diese Mail.', `Betreiber des Portals: ${operator}.`],
};

export const MAIL_TEXTS: Readonly<Record<AccountMailKind, InEachLanguage<MailTexts>>> = {
  activation: {
    pl: {
      subject: 'Aktywuj swoje konto',
      paragraphs: [
        'Miło, że jesteś. Został jeden krok: potwierdź swój adres e-mail i zacznij ćwiczyć do egzaminu.',
        'Link działa przez 24 godziny i tylko raz.',
      ],
      button: 'Aktywuj konto',
      notYou: 'To nie Ty zakładasz konto? Zignoruj tę wiadomość: bez kliknięcia nic się nie stanie.',
    },
    en: {
      subject: 'Activate your account',
      paragraphs: [
        'Good to have you here. Just one step is left: confirm your e-mail address and start practising for the exam.',
        'The link works for 24 hours and only once.',
      ],
      button: 'Activate your account',
      notYou: 'You did not create an account? Ignore this mail: nothing happens unless you click.',
    },
    de: {
      subject: 'Aktiviere dein Konto',
      paragraphs: [
        'schön, dass du da bist. Nur ein Schritt fehlt noch: Bestätige deine E-Mail-Adresse, dann kannst du für die Prüfung üben.',
        'Der Link gilt 24 Stunden und nur einmal.',
      ],
      button: 'Konto aktivieren',
      notYou: 'Du hast kein Konto angelegt? Dann ignoriere diese Mail: Ohne deinen Klick passiert nichts.',
    },
  },
  'password-reset': {
    pl: {
      subject: 'Ustaw nowe hasło',
      paragraphs: [
        'Ktoś, zapewne Ty, chce ustawić nowe hasło do Twojego konta.',
        'Link działa przez 30 minut i tylko raz.',
      ],
      button: 'Ustaw nowe hasło',
      notYou: 'To nie Ty? Zignoruj tę wiadomość: Twoje hasło się nie zmieni.',
    },
    en: {
      subject: 'Set a new password',
      paragraphs: [
        'Somebody, probably you, wants to set a new password for your account.',
        'The link works for 30 minutes and only once.',
      ],
      button: 'Set a new password',
      notYou: 'This was not you? Ignore this mail: your password stays as it is.',
    },
    de: {
      subject: 'Neues Passwort setzen',
      paragraphs: [
        'jemand, vermutlich du, möchte für dein Konto ein neues Passwort setzen.',
        'Der Link gilt 30 Minuten und nur einmal.',
      ],
      button: 'Neues Passwort setzen',
      notYou: 'Das warst nicht du? Dann ignoriere diese Mail: Dein Passwort bleibt, wie es ist.',
    },
  },
  'password-changed': {
    pl: {
      subject: 'Twoje hasło zostało zmienione',
      paragraphs: [
        'Hasło do Twojego konta właśnie zostało zmienione. Na innych urządzeniach trzeba zalogować się ponownie.',
      ],
      button: null,
      notYou: 'To nie Ty? Od razu wejdź na stronę logowania i wybierz „Ustaw nowe hasło”.',
    },
    en: {
      subject: 'Your password was changed',
      paragraphs: [
        'The password of your account has just been changed. Your other devices have to sign in again.',
      ],
      button: null,
      notYou: 'This was not you? Go to the sign-in page at once and choose “Set a new password”.',
    },
    de: {
      subject: 'Dein Passwort wurde geändert',
      paragraphs: [
        'das Passwort deines Kontos wurde gerade geändert. Auf deinen anderen Geräten ist eine neue Anmeldung nötig.',
      ],
      button: null,
      notYou: 'Das warst nicht du? Geh sofort auf die Anmeldeseite und wähle „Neues Passwort setzen“.',
    },
  },
};

/** A letter to the operator, who reads the portal's first language. */
export const CONTACT_TEXTS = {
  subject: (writer: string) => `Wiadomość ze strony Kontakt: ${writer}`,
  language: { pl: 'polski', en: 'angielski', de: 'niemiecki' } satisfies InEachLanguage<string>,
  opening: (writer: string, language: string) =>
    `Ze strony Kontakt (wybrany język: ${language}) pisze ${writer}:`,
  answer: (email: string) => `Odpowiedz na tę wiadomość, a odpowiedź trafi na adres ${email}.`,
};
