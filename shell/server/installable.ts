import { BRAND, LOCALES, type Locale, PLAN_PATH } from '@zielona-fala/contracts';
import { Router } from 'express';

/** Of the sign boards, which no theme changes. */
const BOARD_GREEN = '#006b37';
const GROUND = '#f2f4f1';

interface Texts {
  readonly description: string;
  readonly plan: string;
  readonly exam: string;
}

const TEXTS: Readonly<Record<Locale, Texts>> = {
  pl: {
    description: 'Bezpłatna nauka do egzaminu teoretycznego na prawo jazdy',
    plan: 'Plan na dziś',
    exam: 'Egzamin próbny',
  },
  en: {
    description: 'Free practice for the Polish driving-licence theory exam',
    plan: 'Today’s plan',
    exam: 'Mock exam',
  },
  de: {
    description: 'Kostenlos üben für die polnische Theorieprüfung zum Führerschein',
    plan: 'Plan für heute',
    exam: 'Probeprüfung',
  },
};

const ICONS = [
  { src: '/app/icon-192.png', sizes: '192x192', type: 'image/png' },
  { src: '/app/icon-512.png', sizes: '512x512', type: 'image/png' },
  { src: '/app/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
];

/** Shown where the browser offers the installation; `wide` on desktops, `narrow` on phones. */
const SCREENSHOTS = [
  { src: '/app/screen-practise.png', sizes: '780x1688', type: 'image/png', form_factor: 'narrow' },
  { src: '/app/screen-exam.png', sizes: '780x1688', type: 'image/png', form_factor: 'narrow' },
  { src: '/app/screen-home.png', sizes: '2560x1600', type: 'image/png', form_factor: 'wide' },
];

/** Where a browser reads how the portal is installed, in a language. */
export const webManifestPath = (locale: Locale): string => `/app/${locale}.webmanifest`;

function webManifest(locale: Locale) {
  const { description, plan, exam } = TEXTS[locale];
  const icons = ICONS.slice(0, 1);
  return {
    // one application, in whichever language it is installed
    id: '/',
    lang: locale,
    name: BRAND[locale],
    short_name: BRAND[locale],
    description,
    start_url: PLAN_PATH,
    scope: '/',
    display: 'standalone',
    theme_color: BOARD_GREEN,
    background_color: GROUND,
    categories: ['education'],
    icons: ICONS,
    screenshots: SCREENSHOTS,
    shortcuts: [
      { name: plan, url: PLAN_PATH, icons },
      { name: exam, url: '/dashboard/tests/select-mode', icons },
    ],
  };
}

/** What browsers ask for to offer the portal's installation: a web manifest for each language. */
export function installable(): Router {
  const router = Router();
  for (const locale of LOCALES) {
    const manifest = JSON.stringify(webManifest(locale));
    router.get(webManifestPath(locale), (_request, response) => {
      response.set('Cache-Control', 'no-cache').type('application/manifest+json').send(manifest);
    });
  }
  return router;
}
