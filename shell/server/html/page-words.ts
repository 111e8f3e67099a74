import type { Locale, PublicScreen } from '@zielona-fala/contracts';

/** Title (the product's name is added) and a description of at least 30 characters. */
export interface PageWords {
  readonly title: string;
  readonly description: string;
}
type InEachLanguage = Readonly<Record<Locale, PageWords>>;

const words = (title: string, description: string): PageWords => ({ title, description });

export const KEYWORDS: Readonly<Record<Locale, string>> = {
  pl: 'prawo jazdy, egzamin teoretyczny, testy na prawo jazdy, pytania egzaminacyjne, kategoria B',
  en: 'driving licence, theory exam, Poland, practice tests, exam questions, category B',
  de: 'Führerschein, Theorieprüfung, Polen, Übungstests, Prüfungsfragen, Klasse B',
};

/** What the server says of each public page; the page itself may say it anew once it runs. */
export const PUBLIC_HEADS: Readonly<Record<PublicScreen, InEachLanguage>> = {
  home: {
    pl: words(
      'Egzamin teoretyczny na prawo jazdy',
      'Ćwicz teorię na prawo jazdy za 0 zł: próbny egzamin, wszystkie kategorie, po polsku, angielsku i niemiecku.',
    ),
    en: words(
      'The Polish driving theory exam',
      'Practise the Polish driving theory exam for 0 PLN: mock exams in all categories, in Polish, English and German.',
    ),
    de: words(
      'Die polnische Theorieprüfung',
      'Übe die polnische Führerschein-Theorieprüfung für 0 PLN: Probeprüfungen in allen Klassen, auf Polnisch, Englisch und Deutsch.',
    ),
  },
  news: {
    pl: words('Aktualności', 'Co nowego w pytaniach, egzaminie i samej aplikacji do nauki teorii.'),
    en: words('News', 'What is new in the questions, in the exam and in the practice application.'),
    de: words('Neuigkeiten', 'Was neu ist bei den Fragen, bei der Prüfung und in der Übungsanwendung.'),
  },
  login: {
    pl: words('Zaloguj się', 'Zaloguj się i ćwicz dalej do egzaminu teoretycznego na prawo jazdy.'),
    en: words('Sign in', 'Sign in and go on practising for the driving theory exam.'),
    de: words('Anmelden', 'Melde dich an und übe weiter für die Führerschein-Theorieprüfung.'),
  },
  register: {
    pl: words(
      'Załóż konto',
      'Załóż konto za 0 zł i zacznij ćwiczyć do egzaminu teoretycznego na prawo jazdy.',
    ),
    en: words(
      'Create an account',
      'Create an account for 0 PLN and start practising for the driving theory exam.',
    ),
    de: words(
      'Konto anlegen',
      'Lege für 0 PLN ein Konto an und beginne mit dem Üben für die Theorieprüfung.',
    ),
  },
  contact: {
    pl: words('Kontakt', 'Napisz do nas: pytanie, błąd w zadaniu, pomysł. Odpowiadamy na każdą wiadomość.'),
    en: words('Contact', 'Write to us: a question, a mistake in the bank, an idea. We answer every message.'),
    de: words(
      'Kontakt',
      'Schreib uns: eine Frage, ein Fehler im Katalog, eine Idee. Wir beantworten jede Nachricht.',
    ),
  },
  premium: {
    pl: words('Premium za 0 zł', 'Wszystkie kategorie, egzaminy i statystyki za 0 zł, bez reklam i dopłat.'),
    en: words(
      'Premium for 0 PLN',
      'All categories, exams and statistics for 0 PLN, without advertising or extra charges.',
    ),
    de: words(
      'Premium für 0 PLN',
      'Alle Klassen, Prüfungen und Statistiken für 0 PLN, ohne Werbung und Aufpreise.',
    ),
  },
  roadmap: {
    pl: words('Plan rozwoju', 'Co już działa, nad czym pracujemy i co będzie dalej w nauce teorii.'),
    en: words('Roadmap', 'What works already, what we are working on and what comes next.'),
    de: words('Fahrplan', 'Was schon läuft, woran wir arbeiten und was als Nächstes kommt.'),
  },
  'privacy-policy': {
    pl: words('Polityka prywatności', 'Jakie dane przetwarzamy, po co, jak długo i jak możesz je usunąć.'),
    en: words('Privacy policy', 'Which data we process, what for, for how long and how you can erase them.'),
    de: words(
      'Datenschutzrichtlinie',
      'Welche Daten wir verarbeiten, wozu, wie lange und wie du sie löschen kannst.',
    ),
  },
  'terms-of-service': {
    pl: words('Regulamin', 'Zasady korzystania z darmowych ćwiczeń do egzaminu teoretycznego.'),
    en: words('Terms of service', 'The rules for using the free practice for the driving theory exam.'),
    de: words(
      'Nutzungsbedingungen',
      'Die Regeln für die Nutzung der kostenlosen Übungen zur Theorieprüfung.',
    ),
  },
};

export const DASHBOARD_HEAD: InEachLanguage = {
  pl: words('Moja nauka', 'Twoje ćwiczenia, egzaminy, statystyki i miejsce w rankingu.'),
  en: words('My learning', 'Your practice, exams, statistics and place in the ranking.'),
  de: words('Mein Lernbereich', 'Deine Übungen, Prüfungen, Statistiken und dein Platz in der Rangliste.'),
};

export const ACCOUNT_HEAD: InEachLanguage = {
  pl: words('Konto', 'Aktywacja konta i ustawienie nowego hasła do nauki teorii.'),
  en: words('Account', 'Activate your account or set a new password for your practice.'),
  de: words('Konto', 'Konto aktivieren oder ein neues Passwort für deine Übungen festlegen.'),
};

export const NOT_FOUND_HEAD: InEachLanguage = {
  pl: words('Tej strony nie ma', 'Adres jest błędny albo strona zmieniła miejsce.'),
  en: words('There is no such page', 'The address is wrong or the page has moved.'),
  de: words('Diese Seite gibt es nicht', 'Die Adresse stimmt nicht oder die Seite ist umgezogen.'),
};
