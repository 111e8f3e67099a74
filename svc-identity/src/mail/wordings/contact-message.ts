import { defineMessages } from '@formatjs/intl';
import type { Locale } from '@zielona-fala/contracts';

/** A contact message to the operator, who reads the portal's first language; only the writer's words are in another. */
export const CONTACT_MESSAGE = defineMessages<{
  subject: { writer: string };
  opening: { language: Locale; writer: string };
  answer: { email: string };
}>({
  subject: {
    id: 'mail.contact.subject',
    defaultMessage: 'Wiadomość ze strony Kontakt: {writer}',
    description: 'Subject of a contact message',
  },
  opening: {
    id: 'mail.contact.opening',
    defaultMessage:
      'Ze strony Kontakt (wybrany język: {language, select, pl {polski} en {angielski} other {niemiecki}}) pisze {writer}:',
    description: 'Above the message; language is what the writer had chosen in the portal',
  },
  answer: {
    id: 'mail.contact.answer',
    defaultMessage: 'Odpowiedz na tę wiadomość, a odpowiedź trafi na adres {email}.',
    description: 'Below the message',
  },
});
