import { BRAND, LOCALES, type Locale, PUBLIC_SCREENS } from '@zielona-fala/contracts';
import type { Place } from '../../src/navigation/place.ts';
import { EARLY_SCRIPT } from './early-script.ts';
import {
  ACCOUNT_HEAD,
  DASHBOARD_HEAD,
  KEYWORDS,
  NOT_FOUND_HEAD,
  type PageWords,
  PUBLIC_HEADS,
} from './page-words.ts';

export interface HeadQuestion {
  readonly path: string;
  readonly place: Place;
  readonly locale: Locale;
  readonly publicUrl: string;
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

function wordsOf({ place, locale }: HeadQuestion): PageWords {
  if (place.screen) return PUBLIC_HEADS[place.screen][locale];
  if (place.remote === 'dashboard') return DASHBOARD_HEAD[locale];
  return place.remote === 'auth' ? ACCOUNT_HEAD[locale] : NOT_FOUND_HEAD[locale];
}

function addressLines(
  { place, locale, publicUrl }: HeadQuestion,
  title: string,
  description: string,
): string[] {
  if (!place.screen) return ['<meta name="robots" content="noindex">'];
  const paths = PUBLIC_SCREENS[place.screen];
  const address = escaped(publicUrl + paths[locale]);
  return [
    '<meta name="robots" content="index, follow">',
    `<meta name="keywords" content="${escaped(KEYWORDS[locale])}">`,
    `<link rel="canonical" href="${address}">`,
    ...LOCALES.map(
      (other) => `<link rel="alternate" hreflang="${other}" href="${escaped(publicUrl + paths[other])}">`,
    ),
    `<link rel="alternate" hreflang="x-default" href="${escaped(publicUrl + paths.pl)}">`,
    '<meta property="og:type" content="website">',
    `<meta property="og:site_name" content="${escaped(BRAND[locale])}">`,
    `<meta property="og:url" content="${address}">`,
    `<meta property="og:title" content="${escaped(title)}">`,
    `<meta property="og:description" content="${escaped(description)}">`,
  ];
}

/** Title, description, addresses and the early script of a page. */
export function headOf(question: HeadQuestion): string {
  const { title, description } = wordsOf(question);
  return [
    `<title>${escaped(title)} · ${escaped(BRAND[question.locale])}</title>`,
    `<meta name="description" content="${escaped(description)}">`,
    ...addressLines(question, title, description),
    `<script>${EARLY_SCRIPT}</script>`,
  ].join('\n    ');
}
