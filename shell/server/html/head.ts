import { BRAND, LOCALES, type Locale } from '@zielona-fala/contracts';
import {
  addressOf,
  type DescribedPage,
  type PageHead,
  type PortalRoutes,
} from '@zielona-fala/contracts/portal';
import escapeHtml from 'escape-html';
import { ROUTES_ELEMENT } from '../../src/navigation/page-routes.ts';
import type { Destination } from '../../src/navigation/route-map.ts';
import { EARLY_SCRIPT } from './early-script.ts';
import { MISSING_HEAD, UNAVAILABLE_HEAD } from './own-heads.ts';

export interface HeadQuestion {
  readonly destination: Destination<DescribedPage>;
  readonly locale: Locale;
  readonly publicUrl: string;
  /** Handed to the browser within the page. */
  readonly routes: PortalRoutes;
}

function textsOf({ destination, locale }: HeadQuestion): PageHead {
  if (destination.kind === 'missing') return MISSING_HEAD[locale];
  if (destination.kind === 'unknown') return UNAVAILABLE_HEAD[locale];
  const { page, instance } = destination;
  const head = instance === null ? page.head : page.heads?.[instance];
  if (!head) throw new Error(`${destination.name} has no head`);
  return head[locale];
}

function addressLines({ destination, locale, publicUrl }: HeadQuestion, texts: PageHead): string[] {
  if (destination.kind !== 'page' || !destination.page.indexed) {
    return ['<meta name="robots" content="noindex">'];
  }
  const { page, instance } = destination;
  const addressIn = (other: Locale) => escapeHtml(publicUrl + addressOf(page, other, instance));
  const address = addressIn(locale);
  return [
    '<meta name="robots" content="index, follow">',
    ...(texts.keywords ? [`<meta name="keywords" content="${escapeHtml(texts.keywords)}">`] : []),
    `<link rel="canonical" href="${address}">`,
    ...LOCALES.map((other) => `<link rel="alternate" hreflang="${other}" href="${addressIn(other)}">`),
    `<link rel="alternate" hreflang="x-default" href="${addressIn('pl')}">`,
    '<meta property="og:type" content="website">',
    `<meta property="og:site_name" content="${escapeHtml(BRAND[locale])}">`,
    `<meta property="og:url" content="${address}">`,
    `<meta property="og:title" content="${escapeHtml(texts.title)}">`,
    `<meta property="og:description" content="${escapeHtml(texts.description)}">`,
  ];
}

/** Title, description, addresses, the early script and the routes of a page. */
export function headOf(question: HeadQuestion): string {
  const texts = textsOf(question);
  // data is no script: the content security policy asks nothing of it
  const routes = JSON.stringify(question.routes).replaceAll('<', '\\u003c');
  return [
    `<title>${escapeHtml(texts.title)} · ${escapeHtml(BRAND[question.locale])}</title>`,
    `<meta name="description" content="${escapeHtml(texts.description)}">`,
    ...addressLines(question, texts),
    `<script>${EARLY_SCRIPT}</script>`,
    `<script type="application/json" id="${ROUTES_ELEMENT}">${routes}</script>`,
  ].join('\n    ');
}
