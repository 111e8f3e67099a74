import { defineMessages } from 'react-intl';
import { OperatorCard } from '../../shared/operator/OperatorCard.tsx';
import type { ProseSection } from '../../shared/prose/prose-section.ts';
import { ContactForm } from './components/ContactForm.tsx';

const MESSAGES = defineMessages({
  formTitle: {
    id: 'public.contact.form.title',
    defaultMessage: 'Napisz do nas',
    description: 'Contact page: heading of the form',
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
    defaultMessage: '<b>Twoje dane albo usunięcie konta:</b> czego chcesz. Podaj adres, na który masz konto.',
    description: 'Contact page: personal data or account deletion',
  },
  whatPassword: {
    id: 'public.contact.what.password',
    defaultMessage: 'Hasła nie podawaj nigdy i nikomu, nawet nam.',
    description: 'Contact page: never send the password',
  },
  imprintTitle: {
    id: 'public.contact.imprint.title',
    defaultMessage: 'Kto prowadzi portal',
    description: 'Contact page: heading of the imprint (German: Impressum)',
  },
  imprintText: {
    id: 'public.contact.imprint.text',
    defaultMessage: 'Portal prowadzi i za jego treść odpowiada:',
    description: 'Imprint: above name and address of the operator',
  },
  imprintReply: {
    id: 'public.contact.imprint.reply',
    defaultMessage:
      'Jeśli masz konto, możesz też po prostu odpowiedzieć na dowolną naszą wiadomość. Co robimy z Twoim listem, mówi <privacy>polityka prywatności</privacy>.',
    description: 'Imprint: ways to write to the operator besides the form',
  },
});

export const CONTACT_SECTIONS: readonly ProseSection[] = [
  {
    anchor: 'form',
    title: MESSAGES.formTitle,
    blocks: [{ name: 'form', content: <ContactForm /> }],
  },
  {
    anchor: 'what',
    title: MESSAGES.whatTitle,
    blocks: [
      { list: [MESSAGES.whatQuestion, MESSAGES.whatTechnical, MESSAGES.whatData] },
      { paragraph: MESSAGES.whatPassword },
    ],
  },
  {
    anchor: 'imprint',
    title: MESSAGES.imprintTitle,
    blocks: [
      { paragraph: MESSAGES.imprintText },
      { name: 'operator', content: <OperatorCard /> },
      { paragraph: MESSAGES.imprintReply },
    ],
  },
];
