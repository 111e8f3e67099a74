import { defineMessages, type MessageDescriptor } from 'react-intl';

export interface NewsEntry {
  /** Day of publication, ISO 8601; also names the entry. */
  readonly date: string;
  readonly title: MessageDescriptor;
  readonly paragraphs: readonly MessageDescriptor[];
}

const MESSAGES = defineMessages({
  openTitle: {
    id: 'public.news.open.title',
    defaultMessage: 'Portal jest otwarty',
    description: 'News: the portal opens',
  },
  openWhat: {
    id: 'public.news.open.what',
    defaultMessage:
      'Od dziś rozwiązujesz tu całe egzaminy na zasadach państwowych: 32 pytania, 25 minut, 68 punktów do zdania. Wynik jest od razu, z wyjaśnieniem i podstawą prawną każdej odpowiedzi.',
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
    date: '2026-11-21',
    title: MESSAGES.openTitle,
    paragraphs: [MESSAGES.openWhat, MESSAGES.openPrice, MESSAGES.openNext],
  },
];
