import { CATEGORIES, type CategoryName, type Topic } from '@zielona-fala/contracts';
import type { PageDeclaration, PagePaths, RouteTable } from '@zielona-fala/contracts/portal';
import { defineMessages } from 'react-intl';

const TEXTS = defineMessages({
  news: { id: 'public.menu.news', defaultMessage: 'Aktualności', description: 'Link to the news' },
  roadmap: { id: 'public.menu.roadmap', defaultMessage: 'Plan rozwoju', description: 'Link to the roadmap' },
  premium: { id: 'public.menu.premium', defaultMessage: 'Premium za 0 zł', description: 'Link to the offer' },
  contact: { id: 'public.menu.contact', defaultMessage: 'Kontakt', description: 'Link to the contact page' },
  schools: {
    id: 'public.menu.schools',
    defaultMessage: 'Dla szkół jazdy',
    description: 'Link to the page for driving schools and instructors',
  },
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
    picture: 'social/portal-:locale.png',
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

/** Name of a category's page among the instances of `category`. */
export const categoryInstance = (name: CategoryName) => name.toLowerCase() as Lowercase<CategoryName>;

const CATEGORY_PAGES = Object.fromEntries(
  CATEGORIES.map((name) => [categoryInstance(name), categoryInstance(name)]),
) as Readonly<Record<Lowercase<CategoryName>, string>>;

const TOPIC_PAGES = {
  'road-signs': { pl: 'znaki-drogowe', en: 'road-signs', de: 'verkehrszeichen' },
  'right-of-way': { pl: 'pierwszenstwo-przejazdu', en: 'right-of-way', de: 'vorfahrt' },
  'speed-distance': {
    pl: 'predkosc-i-odleglosc',
    en: 'speed-and-distance',
    de: 'geschwindigkeit-und-abstand',
  },
  manoeuvres: { pl: 'manewry', en: 'manoeuvres', de: 'fahrmanoever' },
  'vulnerable-users': {
    pl: 'piesi-i-rowerzysci',
    en: 'vulnerable-road-users',
    de: 'schwaechere-verkehrsteilnehmer',
  },
  'driver-sobriety': {
    pl: 'kierowca-i-trzezwosc',
    en: 'driver-and-sobriety',
    de: 'fahrer-und-nuechternheit',
  },
  'vehicle-equipment': {
    pl: 'pojazd-i-wyposazenie',
    en: 'vehicle-and-equipment',
    de: 'fahrzeug-und-ausruestung',
  },
  'safety-first-aid': {
    pl: 'bezpieczenstwo-i-pierwsza-pomoc',
    en: 'safety-and-first-aid',
    de: 'sicherheit-und-erste-hilfe',
  },
  'rail-tram-places': {
    pl: 'kolej-tramwaj-miejsca-szczegolne',
    en: 'railway-trams-special-places',
    de: 'bahn-strassenbahn-besondere-orte',
  },
  'duties-documents': {
    pl: 'obowiazki-i-dokumenty',
    en: 'duties-and-documents',
    de: 'pflichten-und-papiere',
  },
  'load-passengers': {
    pl: 'ladunek-i-pasazerowie',
    en: 'load-and-passengers',
    de: 'ladung-und-mitfahrer',
  },
} as const satisfies Readonly<Record<Topic, PagePaths>>;

/** The public pages (requirement 2.1), and one for each category and topic. */
export const ROUTE_TABLE = {
  home: { ...page('home'), paths: { pl: '/', en: '/en', de: '/de' } },
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
  'driving-schools': {
    ...page('driving-schools'),
    paths: { pl: '/dla-szkol-jazdy', en: '/en/for-driving-schools', de: '/de/fuer-fahrschulen' },
    menu: inFooter(5, TEXTS.schools),
  },
  'terms-of-service': {
    ...page('terms'),
    paths: { pl: '/regulamin', en: '/en/terms-of-service', de: '/de/servicebedingungen' },
    menu: inFooter(6, TEXTS.terms),
  },
  'privacy-policy': {
    ...page('privacy'),
    paths: { pl: '/polityka-prywatnosci', en: '/en/privacy-policy', de: '/de/datenschutzrichtlinie' },
    menu: inFooter(7, TEXTS.privacy),
  },
  category: {
    audience: 'public',
    prerendered: true,
    frame: 'public',
    indexed: true,
    paths: { pl: '/kategoria/:category', en: '/en/category/:category', de: '/de/klasse/:category' },
    instances: CATEGORY_PAGES,
    articles: 'articles/category',
    picture: 'social/category-:instance.png',
    keywords: 'sales.seo.keywords',
  },
  topic: {
    audience: 'public',
    prerendered: true,
    frame: 'public',
    indexed: true,
    paths: { pl: '/temat/:topic', en: '/en/topic/:topic', de: '/de/thema/:topic' },
    instances: TOPIC_PAGES,
    articles: 'articles/topic',
    picture: 'social/topic-:instance.png',
    keywords: 'sales.seo.keywords',
  },
} as const satisfies RouteTable;

export type OwnPage = keyof typeof ROUTE_TABLE;
