import { defineMessages } from 'react-intl';
import type { ProseSection } from '../../../shared/prose/prose-section.ts';

const MESSAGES = defineMessages({
  conductTitle: {
    id: 'public.terms.conduct.title',
    defaultMessage: 'Czego nie wolno',
    description: 'Terms of service: heading of a section',
  },
  conductSecurity: {
    id: 'public.terms.conduct.security',
    defaultMessage: 'Łamać zabezpieczeń portalu ani wchodzić na cudze konta.',
    description: 'Terms of service: no attacks',
  },
  conductLoad: {
    id: 'public.terms.conduct.load',
    defaultMessage: 'Obciążać portalu automatycznymi zapytaniami.',
    description: 'Terms of service: no automated load',
  },
  conductCheating: {
    id: 'public.terms.conduct.cheating',
    defaultMessage: 'Zdobywać wyników programem zamiast własną głową.',
    description: 'Terms of service: no faked results',
  },
  conductContent: {
    id: 'public.terms.conduct.content',
    defaultMessage: 'Umieszczać treści bezprawnych, także w nazwie użytkownika.',
    description: 'Terms of service: nothing illegal',
  },
  availabilityTitle: {
    id: 'public.terms.availability.title',
    defaultMessage: 'Przerwy w działaniu',
    description: 'Terms of service: heading of a section',
  },
  availabilityText: {
    id: 'public.terms.availability.text',
    defaultMessage:
      'Staramy się, żeby portal działał zawsze, ale przerwy mogą się zdarzyć. Zapisane odpowiedzi przetrwają. Egzamin, którego czas minął, kończy się z odpowiedziami zapisanymi do tej pory.',
    description: 'Terms of service: outages',
  },
  complaintsTitle: {
    id: 'public.terms.complaints.title',
    defaultMessage: 'Reklamacje',
    description: 'Terms of service: heading of a section',
  },
  complaintsText: {
    id: 'public.terms.complaints.text',
    defaultMessage:
      'Coś nie działa tak, jak powinno? <contact>Napisz do operatora</contact>, co się stało i kiedy. Odpowie w ciągu 14 dni.',
    description: 'Terms of service: how to complain',
  },
  endTitle: {
    id: 'public.terms.end.title',
    defaultMessage: 'Rezygnacja',
    description: 'Terms of service: heading of a section',
  },
  endLearner: {
    id: 'public.terms.end.learner',
    defaultMessage:
      'Możesz zrezygnować w każdej chwili i bez podania przyczyny: usuń konto w ustawieniach albo <contact>napisz do operatora</contact>, a on je usunie razem ze wszystkimi danymi.',
    description: 'Terms of service: the learner can leave at any time',
  },
  endOperator: {
    id: 'public.terms.end.operator',
    defaultMessage:
      'Operator może usunąć konto, które łamie te zasady. Najpierw o tym uprzedzi, chyba że trzeba działać od razu.',
    description: 'Terms of service: when the operator may delete an account',
  },
  lawTitle: {
    id: 'public.terms.law.title',
    defaultMessage: 'Prawo i dane osobowe',
    description: 'Terms of service: heading of a section',
  },
  lawLaw: {
    id: 'public.terms.law.law',
    defaultMessage:
      'Obowiązuje prawo polskie. Regulamin nie ogranicza praw, które przepisy dają Ci jako konsumentowi.',
    description: 'Terms of service: applicable law and consumer rights',
  },
  lawPrivacy: {
    id: 'public.terms.law.privacy',
    defaultMessage: 'Co robimy z danymi, opisuje <privacy>Polityka prywatności</privacy>.',
    description: 'Terms of service: link to the privacy policy',
  },
  changesTitle: {
    id: 'public.terms.changes.title',
    defaultMessage: 'Zmiany regulaminu',
    description: 'Terms of service: heading of a section',
  },
  changesText: {
    id: 'public.terms.changes.text',
    defaultMessage:
      'O zmianach piszemy w aktualnościach co najmniej 14 dni wcześniej. Jeśli się na nie nie zgadzasz, możesz zrezygnować z konta.',
    description: 'Terms of service: how changes are announced',
  },
});

export const CONDUCT: readonly ProseSection[] = [
  {
    anchor: 'conduct',
    title: MESSAGES.conductTitle,
    blocks: [
      {
        list: [
          MESSAGES.conductSecurity,
          MESSAGES.conductLoad,
          MESSAGES.conductCheating,
          MESSAGES.conductContent,
        ],
      },
    ],
  },
  {
    anchor: 'availability',
    title: MESSAGES.availabilityTitle,
    blocks: [{ paragraph: MESSAGES.availabilityText }],
  },
  { anchor: 'complaints', title: MESSAGES.complaintsTitle, blocks: [{ paragraph: MESSAGES.complaintsText }] },
  {
    anchor: 'end',
    title: MESSAGES.endTitle,
    blocks: [{ paragraph: MESSAGES.endLearner }, { paragraph: MESSAGES.endOperator }],
  },
  {
    anchor: 'law',
    title: MESSAGES.lawTitle,
    blocks: [{ paragraph: MESSAGES.lawLaw }, { paragraph: MESSAGES.lawPrivacy }],
  },
  { anchor: 'changes', title: MESSAGES.changesTitle, blocks: [{ paragraph: MESSAGES.changesText }] },
];
