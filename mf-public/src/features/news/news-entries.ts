import { defineMessages, type MessageDescriptor } from 'react-intl';

export interface NewsEntry {
  readonly name: string;
  /** Day of publication, ISO 8601. */
  readonly date: string;
  readonly title: MessageDescriptor;
  readonly paragraphs: readonly MessageDescriptor[];
  /** News of our own bank; told only while it is loaded. */
  readonly isOfOwnBank?: boolean;
}

const MESSAGES = defineMessages({
  offlineTitle: {
    id: 'public.news.offline.title',
    defaultMessage: 'Nauka bez internetu i zasady za pytaniami',
    description: 'News: practice without a network, and the rules behind questions',
  },
  offlineWhat: {
    id: 'public.news.offline.what',
    defaultMessage:
      'Pytania z obrazkami i filmami zapiszesz w telefonie i rozwiążesz w drodze, także jako próbę generalną egzaminu. Odpowiedzi trafią na konto, gdy wróci połączenie.',
    description: 'News: what practice without a network is',
  },
  offlineRules: {
    id: 'public.news.offline.rules',
    defaultMessage:
      'Zasady, z których wynikają odpowiedzi, mają swoje strony. Po zalogowaniu widzisz, które kosztują Cię punkty, i ćwiczysz każdą osobno.',
    description: 'News: pages of rules, and practice by rule',
  },
  offlineAlso: {
    id: 'public.news.offline.also',
    defaultMessage:
      'Jeśli chcesz, przypomnimy Ci o powtórkach mailem albo powiadomieniem. Pytania są też po ukraińsku, a polityka prywatności mówi, co przechowuje przeglądarka.',
    description: 'News: reminders, questions in Ukrainian, and what the privacy policy says of the browser',
  },
  planTitle: {
    id: 'public.news.plan.title',
    defaultMessage: 'Plan, który zna datę egzaminu',
    description: 'News: the plan of each day obeys the date of the exam and mistakes',
  },
  planWhat: {
    id: 'public.news.plan.what',
    defaultMessage:
      'Strona startowa mówi jednym zdaniem, co jest na dziś, i ma do tego jeden przycisk. Dzisiejsze błędy wracają jeszcze dziś, a przed egzaminem plan mówi, ile pytań dziennie potrzeba.',
    description: 'News: what the plan says and asks for',
  },
  planGuests: {
    id: 'public.news.plan.guests',
    defaultMessage:
      'Po trzech pytaniach na stronie głównej rozwiążesz bez konta jeszcze dziesięć. Przejdą na konto, gdy je założysz.',
    description: 'News: ten questions without an account',
  },
  planSchools: {
    id: 'public.news.plan.schools',
    defaultMessage:
      'Szkoły jazdy mają własną stronę, a grupy więcej możliwości: dołączanie linkiem lub kodem QR, pracę domową i proponowany dzień egzaminu.',
    description: 'News: a page for driving schools, and what groups can do now',
  },
  reportsTitle: {
    id: 'public.news.reports.title',
    defaultMessage: 'Odpowiadamy na zgłoszenia',
    description: 'News: reports of problems with questions are answered',
  },
  reportsWhat: {
    id: 'public.news.reports.what',
    defaultMessage:
      'Zgłoszone błędy w pytaniach masz teraz na jednej stronie, z naszą odpowiedzią. Gdy przyjdzie nowa, portal Ci o tym powie.',
    description: "News: a page with the learner's reports and the operator's answers",
  },
  reportsAlso: {
    id: 'public.news.reports.also',
    defaultMessage:
      'Instruktor zmieni nazwę grupy i jej kod, a polityka prywatności mówi dokładniej o ustawieniach, licznikach i kopiach zapasowych.',
    description: 'News: what else is new: groups, privacy policy',
  },
  learningTitle: {
    id: 'public.news.learning.title',
    defaultMessage: 'Nauka, nie tylko egzamin',
    description: 'News: there are learning modes',
  },
  learningWhat: {
    id: 'public.news.learning.what',
    defaultMessage:
      'Po zalogowaniu wybierzesz ćwiczenie bez zegara, jeden temat albo powtórkę tego, na co przyszedł czas. Gdy odpowiesz, od razu wiesz, czy dobrze.',
    description: 'News: what the learning modes are',
  },
  learningFind: {
    id: 'public.news.learning.find',
    defaultMessage:
      'Wszystkie pytania kategorii możesz przeszukać i dodać do zakładek, a błędy z egzaminu powtórzyć jednym przyciskiem.',
    description: 'News: search, bookmarks, repeating mistakes',
  },
  pagesTitle: {
    id: 'public.news.pages.title',
    defaultMessage: 'Kategorie i tematy mają swoje strony',
    description: 'News: a page for each category and topic',
  },
  pagesWhat: {
    id: 'public.news.pages.what',
    defaultMessage:
      'Każda z 12 kategorii ma stronę: czym wolno kierować, od kiedy, jak liczy się egzamin i o co pytają. Każdy z 11 tematów ma pytanie rozwiązane krok po kroku, z podstawą prawną.',
    description: 'News: what the pages of categories and topics hold',
  },
  pagesTry: {
    id: 'public.news.pages.try',
    defaultMessage: 'Na stronie głównej i przy każdej kategorii spróbujesz trzech pytań z rzędu, bez konta.',
    description: 'News: three questions to try without an account',
  },
  contactTitle: {
    id: 'public.news.contact.title',
    defaultMessage: 'Napisz do nas',
    description: 'News: there is a contact form',
  },
  contactWhat: {
    id: 'public.news.contact.what',
    defaultMessage:
      'Na stronie <contact>Kontakt</contact> jest formularz. Twoja wiadomość trafia prosto do operatora portalu.',
    description: 'News: what the contact form does',
  },
  bankTitle: {
    id: 'public.news.bank.title',
    defaultMessage: 'Ponad 600 pytań do wszystkich kategorii',
    description: 'News: our own bank has more than 600 questions',
  },
  bankWhat: {
    id: 'public.news.bank.what',
    defaultMessage:
      'Nasza baza urosła: od motoroweru po tramwaj, z rysunkami i krótkimi filmami zrobionymi do tych pytań. Na każde odpowiedziano drugi raz w ciemno, zanim do niej weszło.',
    description:
      'News: pictures and films drawn for the questions; each was answered a second time without knowing the answer',
  },
  openTitle: {
    id: 'public.news.open.title',
    defaultMessage: 'Portal jest otwarty',
    description: 'News: the portal opens',
  },
  openWhat: {
    id: 'public.news.open.what',
    defaultMessage:
      'Od dziś rozwiązujesz tu całe egzaminy na zasadach państwowych: 32 pytania, 25 minut, 68 punktów do zdania. Wynik jest od razu, z przeglądem wszystkich pytań.',
    description: 'News: what can be done since the portal opened',
  },
  openPrice: {
    id: 'public.news.open.price',
    defaultMessage: 'Po polsku, angielsku i niemiecku, na telefonie i komputerze. Za 0 zł.',
    description: 'News: languages and price',
  },
  openNext: {
    id: 'public.news.open.next',
    defaultMessage: 'Nad czym pracujemy teraz, mówi <roadmap>plan rozwoju</roadmap>.',
    description: 'News: link to the roadmap',
  },
});

/** The newest first. */
export const NEWS_ENTRIES: readonly NewsEntry[] = [
  {
    name: 'offline',
    date: '2026-11-29',
    title: MESSAGES.offlineTitle,
    paragraphs: [MESSAGES.offlineWhat, MESSAGES.offlineRules, MESSAGES.offlineAlso],
  },
  {
    name: 'plan',
    date: '2026-11-27',
    title: MESSAGES.planTitle,
    paragraphs: [MESSAGES.planWhat, MESSAGES.planGuests, MESSAGES.planSchools],
  },
  {
    name: 'reports',
    date: '2026-11-24',
    title: MESSAGES.reportsTitle,
    paragraphs: [MESSAGES.reportsWhat, MESSAGES.reportsAlso],
  },
  {
    name: 'learning',
    date: '2026-11-23',
    title: MESSAGES.learningTitle,
    paragraphs: [MESSAGES.learningWhat, MESSAGES.learningFind],
  },
  {
    name: 'pages',
    date: '2026-11-22',
    title: MESSAGES.pagesTitle,
    paragraphs: [MESSAGES.pagesWhat, MESSAGES.pagesTry],
  },
  {
    name: 'contact',
    date: '2026-11-22',
    title: MESSAGES.contactTitle,
    paragraphs: [MESSAGES.contactWhat],
  },
  {
    name: 'bank',
    date: '2026-11-22',
    title: MESSAGES.bankTitle,
    paragraphs: [MESSAGES.bankWhat],
    isOfOwnBank: true,
  },
  {
    name: 'open',
    date: '2026-11-21',
    title: MESSAGES.openTitle,
    paragraphs: [MESSAGES.openWhat, MESSAGES.openPrice, MESSAGES.openNext],
  },
];
