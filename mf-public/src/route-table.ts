import type { PageDeclaration, RouteTable } from '@zielona-fala/contracts/portal';
import { defineMessages } from 'react-intl';

const TEXTS = defineMessages({
  news: { id: 'public.menu.news', defaultMessage: 'Aktualności', description: 'Link to the news' },
  roadmap: { id: 'public.menu.roadmap', defaultMessage: 'Plan rozwoju', description: 'Link to the roadmap' },
  premium: { id: 'public.menu.premium', defaultMessage: 'Premium za 0 zł', description: 'Link to the offer' },
  contact: { id: 'public.menu.contact', defaultMessage: 'Kontakt', description: 'Link to the contact page' },
  terms: {
    id: 'public.menu.terms',
    defaultMessage: 'Regulamin',
    description: 'Link to the terms of service',
  },
  privacy: {
    id: 'public.menu.privacy',
    defaultMessage: 'Polityka prywatności',
    description: 'Link to the privacy policy',
  },
});

const page = (name: string) =>
  ({
    audience: 'public',
    prerendered: true,
    frame: 'public',
    indexed: true,
    title: `sales.seo.${name}.title`,
    description: `sales.seo.${name}.description`,
    keywords: 'sales.seo.keywords',
  }) satisfies Partial<PageDeclaration>;

const inBarAndFooter = (order: number, label: { readonly id: string }) => ({
  menus: ['top', 'footer'] as const,
  order,
  label: label.id,
});

const inFooter = (order: number, label: { readonly id: string }) => ({
  menus: ['footer'] as const,
  order,
  label: label.id,
});

/** The public pages (source.md §2). */
export const ROUTE_TABLE = {
  home: { ...page('home'), prerendered: false, paths: { pl: '/', en: '/en', de: '/de' } },
  news: {
    ...page('news'),
    paths: { pl: '/news', en: '/en/news', de: '/de/news' },
    menu: inBarAndFooter(1, TEXTS.news),
  },
  roadmap: {
    ...page('roadmap'),
    paths: { pl: '/roadmap', en: '/en/roadmap', de: '/de/roadmap' },
    menu: inBarAndFooter(2, TEXTS.roadmap),
  },
  premium: {
    ...page('premium'),
    paths: { pl: '/premium', en: '/en/premium', de: '/de/premium' },
    menu: inBarAndFooter(3, TEXTS.premium),
  },
  contact: {
    ...page('contact'),
    paths: { pl: '/contact', en: '/en/contact', de: '/de/contact' },
    menu: inBarAndFooter(4, TEXTS.contact),
  },
  'terms-of-service': {
    ...page('terms'),
    paths: { pl: '/regulamin', en: '/en/terms-of-service', de: '/de/servicebedingungen' },
    menu: inFooter(5, TEXTS.terms),
  },
  'privacy-policy': {
    ...page('privacy'),
    paths: { pl: '/polityka-prywatnosci', en: '/en/privacy-policy', de: '/de/datenschutzrichtlinie' },
    menu: inFooter(6, TEXTS.privacy),
  },
} as const satisfies RouteTable;

export type OwnPage = keyof typeof ROUTE_TABLE;
