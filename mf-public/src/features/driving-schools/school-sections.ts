import { defineMessages } from 'react-intl';
import type { ProseSection } from '../../shared/prose/prose-section.ts';

const MESSAGES = defineMessages({
  howTitle: {
    id: 'public.schools.how.title',
    defaultMessage: 'Trzy kroki',
    description: 'Page for driving schools: heading of a section',
  },
  howMake: {
    id: 'public.schools.how.make',
    defaultMessage:
      '<b>Zakładasz grupę.</b> Nazwa i kategoria, nic więcej. Możesz prowadzić kilka grup naraz.',
    description: 'Page for driving schools: first step',
  },
  howInvite: {
    id: 'public.schools.how.invite',
    defaultMessage:
      '<b>Zapraszasz.</b> Wysyłasz link albo pokazujesz na zajęciach kod QR. Kursant dołącza z telefonu, na własne konto.',
    description: 'Page for driving schools: second step',
  },
  howTeach: {
    id: 'public.schools.how.teach',
    defaultMessage:
      '<b>Uczysz.</b> Zadajesz pracę domową, na przykład 20 pytań o pierwszeństwo do piątku, i proponujesz dzień egzaminu. Kursant widzi jedno i drugie na swojej stronie startowej.',
    description: 'Page for driving schools: third step',
  },
  seeTitle: {
    id: 'public.schools.see.title',
    defaultMessage: 'Co widzisz',
    description: 'Page for driving schools: heading of a section',
  },
  seeToday: {
    id: 'public.schools.see.today',
    defaultMessage:
      'Kto potrzebuje pomocy: kto od tygodnia nie ćwiczy, nie zrobił pracy domowej albo ma daleko do zdania.',
    description: 'Page for driving schools: what an instructor sees',
  },
  seeMember: {
    id: 'public.schools.see.member',
    defaultMessage:
      'Każdą osobę z bliska: szansę na zdanie, ostatni dzień ćwiczeń, najsłabsze tematy i egzaminy.',
    description: 'Page for driving schools: what an instructor sees',
  },
  seeGroup: {
    id: 'public.schools.see.group',
    defaultMessage: 'Tematy, które sprawiają kłopot całej grupie: gotowy plan następnych zajęć.',
    description: 'Page for driving schools: what an instructor sees',
  },
  seeFile: {
    id: 'public.schools.see.file',
    defaultMessage: 'Tabelę grupy jako plik do arkusza kalkulacyjnego.',
    description: 'Page for driving schools: what an instructor sees',
  },
  learnerTitle: {
    id: 'public.schools.learner.title',
    defaultMessage: 'O czym decyduje kursant',
    description: 'Page for driving schools: heading of a section',
  },
  learnerText: {
    id: 'public.schools.learner.text',
    defaultMessage:
      'Każdy sam wybiera, co Ci udostępnia, i może to zmienić albo odejść w każdej chwili. Pojedyncze odpowiedzi widzisz tylko wtedy, gdy ktoś na to pozwoli. Kursanci z jednej grupy nie widzą się nawzajem. Więcej mówi <privacy>polityka prywatności</privacy>.',
    description: 'Page for driving schools: what learners share',
  },
  costTitle: {
    id: 'public.schools.cost.title',
    defaultMessage: 'Ile to kosztuje',
    description: 'Page for driving schools: heading of a section',
  },
  costText: {
    id: 'public.schools.cost.text',
    defaultMessage: 'Nic: ani Ciebie, ani kursantów. Masz pytanie? <contact>Napisz</contact>.',
    description: 'Page for driving schools: price',
  },
});

export const SCHOOL_SECTIONS: readonly ProseSection[] = [
  {
    anchor: 'how',
    title: MESSAGES.howTitle,
    blocks: [{ list: [MESSAGES.howMake, MESSAGES.howInvite, MESSAGES.howTeach] }],
  },
  {
    anchor: 'see',
    title: MESSAGES.seeTitle,
    blocks: [{ list: [MESSAGES.seeToday, MESSAGES.seeMember, MESSAGES.seeGroup, MESSAGES.seeFile] }],
  },
  { anchor: 'learner', title: MESSAGES.learnerTitle, blocks: [{ paragraph: MESSAGES.learnerText }] },
  { anchor: 'cost', title: MESSAGES.costTitle, blocks: [{ paragraph: MESSAGES.costText }] },
];
