import type { Locale } from '@zielona-fala/contracts';
import type { PageHead } from '@zielona-fala/contracts/portal';

type InEachLanguage = Readonly<Record<Locale, PageHead>>;

const head = (title: string, description: string): PageHead => ({ title, description });

/** Heads of pages that do not belong to a remote. */
export const MISSING_HEAD: InEachLanguage = {
  pl: head('Tej strony nie ma', 'Adres jest błędny albo strona zmieniła miejsce.'),
  en: head('Page Not Found', 'The address is wrong or the page has moved.'),
  de: head('Diese Seite gibt es nicht', 'Die Adresse stimmt nicht oder die Seite ist umgezogen.'),
};

export const UNAVAILABLE_HEAD: InEachLanguage = {
  pl: head('Strona chwilowo niedostępna', 'Ta część portalu jest chwilowo niedostępna. Spróbuj za chwilę.'),
  en: head(
    'Unavailable right now',
    'This part of the portal is unavailable right now. Try again in a moment.',
  ),
  de: head(
    'Gerade nicht verfügbar',
    'Dieser Teil des Portals ist gerade nicht verfügbar. Versuch es gleich noch einmal.',
  ),
};
