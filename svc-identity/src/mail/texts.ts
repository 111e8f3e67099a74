import type { Locale } from '@zielona-fala/contracts';
import type { MailKind } from './domain.ts';

/** The words of one kind of mail in one language. */
export interface MailTexts {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  readonly button: string | null;
  /** What to do if it was not the reader. */
  readonly notYou: string;
}

/** Words that all mails of a language share. */
export const GREETING: Readonly<Record<Locale, (username: string) => string>> = {
  pl: (username) => `Cześć, ${username}!`,
  en: (username) => `Hi ${username},`,
  de: (username) => `Hallo ${username},`,
};

export const LINK_HINT: Readonly<Record<Locale, string>> = {
  pl: 'Przycisk nie działa? Wklej ten adres do przeglądarki:',
  en: 'Button not working? Paste this address into your browser:',
  de: 'Der Knopf funktioniert nicht? Füge diese Adresse in deinen Browser ein:',
};

export const MAIL_TEXTS: Readonly<Record<MailKind, Readonly<Record<Locale, MailTexts>>>> = {
  activation: {
    pl: {
      subject: 'Aktywuj swoje konto',
      paragraphs: [
        'Miło, że jesteś. Został jeden krok: potwierdź swój adres e-mail i zacznij ćwiczyć do egzaminu.',
        'Link działa przez 24 godziny i tylko raz.',
      ],
      button: 'Aktywuj konto',
      notYou: 'To nie Ty zakładasz konto? Zignoruj tę wiadomość, bez kliknięcia nic się nie wydarzy.',
    },
    en: {
      subject: 'Activate your account',
      paragraphs: [
        'Good to have you here. One step is left: confirm your e-mail address and start practising for the exam.',
        'The link works for 24 hours and only once.',
      ],
      button: 'Activate my account',
      notYou: 'You did not sign up? Ignore this mail: without your click nothing happens.',
    },
    de: {
      subject: 'Aktiviere dein Konto',
      paragraphs: [
        'Schön, dass du da bist. Nur ein Schritt fehlt noch: Bestätige deine E-Mail-Adresse, dann kannst du für die Prüfung üben.',
        'Der Link gilt 24 Stunden und nur einmal.',
      ],
      button: 'Konto aktivieren',
      notYou: 'Du hast dich nicht angemeldet? Dann ignoriere diese Mail; ohne deinen Klick passiert nichts.',
    },
  },
  'password-reset': {
    pl: {
      subject: 'Ustaw nowe hasło',
      paragraphs: [
        'Ktoś, zapewne Ty, poprosił o nowe hasło do tego konta.',
        'Link działa przez 30 minut i tylko raz.',
      ],
      button: 'Ustaw nowe hasło',
      notYou: 'To nie była Twoja prośba? Zignoruj tę wiadomość, dotychczasowe hasło nadal obowiązuje.',
    },
    en: {
      subject: 'Set a new password',
      paragraphs: [
        'Somebody, probably you, asked for a new password for this account.',
        'The link works for 30 minutes and only once.',
      ],
      button: 'Set a new password',
      notYou: 'It was not you? Ignore this mail: your password stays as it is.',
    },
    de: {
      subject: 'Lege ein neues Passwort fest',
      paragraphs: [
        'Jemand, vermutlich du, möchte für dieses Konto ein neues Passwort festlegen.',
        'Der Link gilt 30 Minuten und nur einmal.',
      ],
      button: 'Neues Passwort festlegen',
      notYou: 'Das warst nicht du? Dann ignoriere diese Mail; dein Passwort bleibt, wie es ist.',
    },
  },
  'password-changed': {
    pl: {
      subject: 'Twoje hasło zostało zmienione',
      paragraphs: ['Hasło do Twojego konta właśnie się zmieniło, a inne urządzenia zostały wylogowane.'],
      button: null,
      notYou: 'To nie Ty? Od razu ustaw nowe hasło na stronie logowania („Nie pamiętam hasła”).',
    },
    en: {
      subject: 'Your password was changed',
      paragraphs: ['The password of your account has just changed, and other devices were signed out.'],
      button: null,
      notYou: 'It was not you? Set a new password at once: use “Forgot your password?” on the sign-in page.',
    },
    de: {
      subject: 'Dein Passwort wurde geändert',
      paragraphs: ['Das Passwort deines Kontos wurde eben geändert; andere Geräte wurden abgemeldet.'],
      button: null,
      notYou:
        'Das warst nicht du? Lege sofort ein neues Passwort fest: „Passwort vergessen?“ auf der Anmeldeseite.',
    },
  },
};
