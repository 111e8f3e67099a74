import { defineMessages } from '@formatjs/intl';
import type { Locale } from '@zielona-fala/contracts';

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
