import { BRAND, LOCALES, type Locale } from '@zielona-fala/contracts';
import { addressOf, type PageHead, SOCIAL_PICTURE } from '@zielona-fala/contracts/portal';
import type { NamedPage } from '../navigation/route-map.ts';
import { type DocumentHead, type HeadElement, meta, titleIn, unlistedHead } from './document-head.ts';

const social = (property: string, content: string): HeadElement => ({
  tag: 'meta',
  attributes: { property, content },
});
const link = (rel: string, href: string, hreflang?: string): HeadElement => ({
  tag: 'link',
  attributes: { rel, ...(hreflang ? { hreflang } : {}), href },
});

const pictureElements = (address: string, alt: string): readonly HeadElement[] => [
  social('og:image', address),
  social('og:image:width', `${SOCIAL_PICTURE.width}`),
  social('og:image:height', `${SOCIAL_PICTURE.height}`),
  social('og:image:alt', alt),
  meta('twitter:card', 'summary_large_image'),
];

/**
 * The head of a page (requirement 2.8).
 * @param siteRoot the portal's address without a slash at its end
 */
export function headOfPage(
  { page, instance }: Pick<NamedPage, 'page' | 'instance'>,
  texts: PageHead,
  locale: Locale,
  siteRoot: string,
): DocumentHead {
  if (!page.indexed) return unlistedHead(locale, texts);
  const addressIn = (other: Locale) => siteRoot + addressOf(page, other, instance);
  const address = addressIn(locale);
  return {
    title: titleIn(locale, texts.title),
    elements: [
      meta('description', texts.description),
      meta('robots', 'index, follow'),
      ...(texts.keywords ? [meta('keywords', texts.keywords)] : []),
      link('canonical', address),
      ...LOCALES.map((other) => link('alternate', addressIn(other), other)),
      link('alternate', addressIn('pl'), 'x-default'),
      social('og:type', 'website'),
      social('og:site_name', BRAND[locale]),
      social('og:url', address),
      social('og:title', texts.title),
      social('og:description', texts.description),
      ...(texts.picture ? pictureElements(texts.picture, texts.title) : []),
    ],
  };
}
