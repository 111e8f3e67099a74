import { defineMessages } from 'react-intl';
import type { ProseSection } from '../../shared/prose/prose-section.ts';

const MESSAGES = defineMessages({
  accountTitle: {
    id: 'public.contact.account.title',
    defaultMessage: 'Masz konto: odpowiedz na naszą wiadomość',
    description: 'Contact page: heading of a section',
  },
  accountText: {
    id: 'public.contact.account.text',
    defaultMessage:
      'Po rejestracji portal wysyła Ci e-mail z linkiem aktywacyjnym. Przychodzi z adresu operatora: odpowiedz na niego, a Twoja wiadomość trafi we właściwe miejsce.',
    description: 'Contact page: reply to the mail',
  },
  formTitle: {
    id: 'public.contact.form.title',
    defaultMessage: 'Nie masz konta: formularz jest w drodze',
    description: 'Contact page: heading of a section',
  },
  formText: {
    id: 'public.contact.form.text',
    defaultMessage:
      'Formularz kontaktowy właśnie powstaje. Kiedy będzie, zobaczysz w <roadmap>planie rozwoju</roadmap>.',
    description: 'Contact page: the contact form is being built',
  },
  whatTitle: {
    id: 'public.contact.what.title',
    defaultMessage: 'Co napisać, żeby poszło szybko',
    description: 'Contact page: heading of a section',
  },
  whatQuestion: {
    id: 'public.contact.what.question',
    defaultMessage:
      '<b>Błąd w pytaniu:</b> początek treści pytania i co się nie zgadza, najlepiej z przepisem.',
    description: 'Contact page: mistake in a question',
  },
  whatTechnical: {
    id: 'public.contact.what.technical',
    defaultMessage:
      '<b>Coś nie działa:</b> która strona, co było widać i o której godzinie, jaki telefon i przeglądarka.',
    description: 'Contact page: technical problem',
  },
  whatData: {
    id: 'public.contact.what.data',
    defaultMessage:
      '<b>Twoje dane albo usunięcie konta:</b> czego chcesz. Napisz z adresu, na który masz konto.',
    description: 'Contact page: personal data or account deletion',
  },
  whatPassword: {
    id: 'public.contact.what.password',
    defaultMessage: 'Hasła nie podawaj nigdy i nikomu, nawet nam.',
    description: 'Contact page: never send the password',
  },
});

export const CONTACT_SECTIONS: readonly ProseSection[] = [
  { anchor: 'account', title: MESSAGES.accountTitle, blocks: [{ paragraph: MESSAGES.accountText }] },
  { anchor: 'form', title: MESSAGES.formTitle, blocks: [{ paragraph: MESSAGES.formText }] },
  {
    anchor: 'what',
    title: MESSAGES.whatTitle,
    blocks: [
      { list: [MESSAGES.whatQuestion, MESSAGES.whatTechnical, MESSAGES.whatData] },
      { paragraph: MESSAGES.whatPassword },
    ],
  },
];
