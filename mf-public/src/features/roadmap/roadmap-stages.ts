import { defineMessages, type MessageDescriptor } from 'react-intl';

export type StageName = 'done' | 'doing' | 'next';

export interface RoadmapStage {
  readonly name: StageName;
  readonly title: MessageDescriptor;
  readonly items: readonly MessageDescriptor[];
}

const TITLES = defineMessages({
  done: {
    id: 'public.roadmap.done',
    defaultMessage: 'Gotowe',
    description: 'Roadmap: heading of what is done',
  },
  doing: {
    id: 'public.roadmap.doing',
    defaultMessage: 'Robimy teraz',
    description: 'Roadmap: heading of what is being done',
  },
  next: {
    id: 'public.roadmap.next',
    defaultMessage: 'Potem',
    description: 'Roadmap: heading of what comes next',
  },
});

const DONE = defineMessages({
  exam: {
    id: 'public.roadmap.done.exam',
    defaultMessage: 'Egzamin na zasadach państwowych; każda odpowiedź zapisuje się od razu',
    description: 'Roadmap, done',
  },
  result: {
    id: 'public.roadmap.done.result',
    defaultMessage: 'Wynik z punktami za obie części i przegląd wszystkich pytań',
    description: 'Roadmap, done',
  },
  categories: {
    id: 'public.roadmap.done.categories',
    defaultMessage: 'Pytania do kategorii od AM po T i tramwaju',
    description: 'Roadmap, done',
  },
  progress: {
    id: 'public.roadmap.done.progress',
    defaultMessage: 'Doświadczenie i poziomy, statystyki, ranking',
    description: 'Roadmap, done',
  },
  languages: {
    id: 'public.roadmap.done.languages',
    defaultMessage: 'Trzy języki, jasny i ciemny wygląd, telefon i komputer',
    description: 'Roadmap, done',
  },
  pages: {
    id: 'public.roadmap.done.pages',
    defaultMessage: 'Strona dla każdej kategorii i każdego tematu, z pytaniem rozwiązanym krok po kroku',
    description: 'Roadmap, done',
  },
  contact: {
    id: 'public.roadmap.done.contact',
    defaultMessage: 'Formularz kontaktowy',
    description: 'Roadmap, done',
  },
  practice: {
    id: 'public.roadmap.done.practice',
    defaultMessage: 'Ćwiczenie bez zegara, z odpowiedzią od razu po pytaniu',
    description: 'Roadmap, done',
  },
  topics: {
    id: 'public.roadmap.done.topics',
    defaultMessage: 'Nauka słabych tematów i powtórki we właściwym dniu',
    description: 'Roadmap, done',
  },
  readiness: {
    id: 'public.roadmap.done.readiness',
    defaultMessage: 'Twoja szansa na zdanie, policzona z odpowiedzi',
    description: 'Roadmap, done',
  },
  first: {
    id: 'public.roadmap.done.first',
    defaultMessage: 'Strony, które wczytują się od razu: mało danych, tekst przed skryptami',
    description: 'Roadmap, done: pages that appear at once, with little data and text before scripts',
  },
  schools: {
    id: 'public.roadmap.done.schools',
    defaultMessage: 'Grupy dla szkół jazdy: zaproszenie linkiem, praca domowa, kto jest gotowy',
    description: 'Roadmap, done: groups of driving schools',
  },
  security: {
    id: 'public.roadmap.done.security',
    defaultMessage: 'Klucze dostępu, logowanie dwuetapowe i lista zalogowanych urządzeń',
    description: 'Roadmap, done: passkeys, second factor, signed-in devices',
  },
  reports: {
    id: 'public.roadmap.done.reports',
    defaultMessage: 'Zgłaszanie błędów w pytaniach, z odpowiedzią na każde',
    description: 'Roadmap, done: reports of problems with questions and the answers to them',
  },
  guests: {
    id: 'public.roadmap.done.guests',
    defaultMessage: 'Dziesięć pytań bez konta, które przechodzą na konto, gdy je założysz',
    description: 'Roadmap, done: practice without an account that is carried over at registration',
  },
  ukrainian: {
    id: 'public.roadmap.done.ukrainian',
    defaultMessage: 'Pytania po ukraińsku',
    description: 'Roadmap, done: questions in Ukrainian',
  },
  signLanguage: {
    id: 'public.roadmap.done.sign-language',
    defaultMessage: 'Filmy w języku migowym przy pytaniach urzędowych',
    description: 'Roadmap, done: films in sign language beside questions of the official bank',
  },
  rules: {
    id: 'public.roadmap.done.rules',
    defaultMessage: 'Zasady za każdym pytaniem: które kosztują punkty, i ćwiczenie każdej z nich',
    description: 'Roadmap, done: the rules behind each question, which cost points, and practising one',
  },
  rulePages: {
    id: 'public.roadmap.done.rule-pages',
    defaultMessage: 'Strona każdej zasady, także bez konta',
    description: 'Roadmap, done: a public page for each rule behind questions',
  },
  offline: {
    id: 'public.roadmap.done.offline',
    defaultMessage: 'Nauka i próba generalna egzaminu bez internetu',
    description: 'Roadmap, done',
  },
  reminders: {
    id: 'public.roadmap.done.reminders',
    defaultMessage: 'Przypomnienia o powtórkach: mailem albo powiadomieniem',
    description: 'Roadmap, done',
  },
});

const DOING = defineMessages({
  speed: {
    id: 'public.roadmap.doing.speed',
    defaultMessage: 'Jeszcze szybszy start na telefonie',
    description: 'Roadmap, being done: pages that are ready to use sooner on a phone',
  },
});

const NEXT = defineMessages({
  bank: {
    id: 'public.roadmap.next.bank',
    defaultMessage: 'Więcej pytań i filmów w naszej bazie',
    description: 'Roadmap, next',
  },
});

/** The day the stages were last looked through, ISO 8601. Lint compares it with the changelogs. */
export const ROADMAP_DATE = '2026-11-29';

/** In the order in which things move through them. */
export const ROADMAP_STAGES: readonly RoadmapStage[] = [
  { name: 'done', title: TITLES.done, items: Object.values(DONE) },
  { name: 'doing', title: TITLES.doing, items: Object.values(DOING) },
  { name: 'next', title: TITLES.next, items: Object.values(NEXT) },
];
