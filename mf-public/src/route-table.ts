import { CATEGORIES, type CategoryName, type Topic } from '@zielona-fala/contracts';
import type { MenuName, PageDeclaration, PagePaths, RouteTable } from '@zielona-fala/contracts/portal';
import { categoryInstance } from './category-instance.ts';

const PUBLIC = { audience: 'public', prerendered: true, frame: 'public', indexed: true } as const;

const BAR_AND_FOOTER = ['top', 'footer'] as const;
const FOOTER = ['footer'] as const;

const page = (name: string) =>
  ({
    ...PUBLIC,
    picture: 'social/portal-:locale.png',
    title: `sales.seo.${name}.title`,
    description: `sales.seo.${name}.description`,
    keywords: 'sales.seo.keywords',
  }) satisfies Partial<PageDeclaration>;

const linkedPage = (name: string, order: number, menus: readonly MenuName[] = FOOTER) =>
  ({
    ...page(name),
    menu: { menus, order, label: `public.menu.${name}` },
  }) satisfies Partial<PageDeclaration>;

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
    ...linkedPage('news', 1, BAR_AND_FOOTER),
    paths: { pl: '/news', en: '/en/news', de: '/de/news' },
  },
  roadmap: {
    ...linkedPage('roadmap', 2, BAR_AND_FOOTER),
    paths: { pl: '/roadmap', en: '/en/roadmap', de: '/de/roadmap' },
  },
  premium: {
    ...linkedPage('premium', 3, BAR_AND_FOOTER),
    paths: { pl: '/premium', en: '/en/premium', de: '/de/premium' },
  },
  contact: {
    ...linkedPage('contact', 4, BAR_AND_FOOTER),
    paths: { pl: '/contact', en: '/en/contact', de: '/de/contact' },
  },
  'driving-schools': {
    ...linkedPage('driving-schools', 5),
    paths: { pl: '/dla-szkol-jazdy', en: '/en/for-driving-schools', de: '/de/fuer-fahrschulen' },
  },
  'terms-of-service': {
    ...linkedPage('terms', 7),
    paths: { pl: '/regulamin', en: '/en/terms-of-service', de: '/de/servicebedingungen' },
  },
  'privacy-policy': {
    ...linkedPage('privacy', 8),
    paths: { pl: '/polityka-prywatnosci', en: '/en/privacy-policy', de: '/de/datenschutzrichtlinie' },
  },
  category: {
    ...PUBLIC,
    paths: { pl: '/kategoria/:category', en: '/en/category/:category', de: '/de/klasse/:category' },
    instances: CATEGORY_PAGES,
    articles: 'articles/category',
    picture: 'social/category-:instance.png',
    keywords: 'sales.seo.keywords',
  },
  topic: {
    ...PUBLIC,
    paths: { pl: '/temat/:topic', en: '/en/topic/:topic', de: '/de/thema/:topic' },
    instances: TOPIC_PAGES,
    articles: 'articles/topic',
    picture: 'social/topic-:instance.png',
    keywords: 'sales.seo.keywords',
  },
  rules: {
    ...linkedPage('rules', 6),
    paths: { pl: '/zasady', en: '/en/rules', de: '/de/regeln' },
  },
  rule: {
    ...PUBLIC,
    paths: { pl: '/zasady/:rule', en: '/en/rules/:rule', de: '/de/regeln/:rule' },
    collection: '.bank/rules.json',
  },
} as const satisfies RouteTable;

export type OwnPage = keyof typeof ROUTE_TABLE;
