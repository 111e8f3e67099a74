import type { Locale } from '@zielona-fala/contracts';
import type { DescribedPage, PageHead, StructuredData } from '@zielona-fala/contracts/portal';
import escapeHtml from 'escape-html';
import { CRAWLER_MARK } from '../../src/crawler.ts';
import { type DocumentHead, type HeadElement, unlistedHead } from '../../src/head/document-head.ts';
import { headOfPage } from '../../src/head/head-of-page.ts';
import type { Destination } from '../../src/navigation/route-map.ts';
import type { RemoteOrigins } from '../config.ts';
import { jsonInHtml } from './json-in-html.ts';
import { withAddress } from './picture.ts';

type InEachLanguage = Readonly<Record<Locale, PageHead>>;

const head = (title: string, description: string): PageHead => ({ title, description });

/** Heads of pages that do not belong to a remote. */
const MISSING_HEAD: InEachLanguage = {
  pl: head('Tej strony nie ma', 'Adres jest błędny albo strona zmieniła miejsce.'),
  en: head('Page Not Found', 'The address is wrong or the page has moved.'),
  de: head('Diese Seite gibt es nicht', 'Die Adresse stimmt nicht oder die Seite ist umgezogen.'),
};

const UNAVAILABLE_HEAD: InEachLanguage = {
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

export interface HeadQuestion {
  readonly destination: Destination<DescribedPage>;
  readonly locale: Locale;
  readonly publicUrl: string;
  /** Where browsers find each remote's files. */
  readonly remoteOrigins: RemoteOrigins;
  readonly structuredData: readonly StructuredData[];
  readonly isCrawler?: boolean;
}

function documentHeadOf({ destination, locale, publicUrl, remoteOrigins }: HeadQuestion): DocumentHead {
  if (destination.kind === 'missing') return unlistedHead(locale, MISSING_HEAD[locale]);
  if (destination.kind === 'unknown') return unlistedHead(locale, UNAVAILABLE_HEAD[locale]);
  const { page, instance, remote } = destination;
  const texts = instance === null ? page.head : page.heads?.[instance];
  if (!texts) throw new Error(`${destination.name} has no head`);
  return headOfPage(destination, withAddress(texts[locale], remoteOrigins[remote]), locale, publicUrl);
}

function toHtml({ tag, attributes }: HeadElement): string {
  const written = Object.entries(attributes).map(([name, value]) => `${name}="${escapeHtml(value)}"`);
  return `<${tag} ${written.join(' ')}>`;
}

const ADDRESSES = new Set(['url', 'item', '@id']);

/** Structured data names pages by their paths; search engines ask for whole addresses. */
function withAddresses(data: StructuredData, publicUrl: string): StructuredData {
  return JSON.parse(JSON.stringify(data), (key, value: unknown) =>
    ADDRESSES.has(key) && typeof value === 'string' && value.startsWith('/') ? publicUrl + value : value,
  ) as StructuredData;
}

/** Title, description, addresses, and structured data of a page. */
export function headOf(question: HeadQuestion): string {
  const { title, elements } = documentHeadOf(question);
  const structuredData = question.structuredData.map((data) => {
    const told = withAddresses({ '@context': 'https://schema.org', ...data }, question.publicUrl);
    return `<script type="application/ld+json">${jsonInHtml(told)}</script>`;
  });
  return [
    `<title>${escapeHtml(title)}</title>`,
    ...elements.map(toHtml),
    ...(question.isCrawler ? [`<meta name="${CRAWLER_MARK}">`] : []),
    ...structuredData,
  ].join('\n    ');
}
