import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { LOCALES } from '@zielona-fala/contracts';
import { stackInfo } from '@zielona-fala/tools/stack-client';
import { portalInBrowser } from '../support/portal-in-browser.ts';
import { lookAt } from './look.ts';
import { openScene, type Scene } from './scene.ts';
import { screensOf } from './screens.ts';

const THEMES = ['light', 'dark'] as const;
const WIDTHS = [320, 768, 1280] as const;
/** Other tests look at these in several languages, themes and widths. */
const SEEN_ELSEWHERE = new Set([
  'home',
  'contact',
  'register',
  'category',
  'topic',
  'account-activate-info',
  'not-found',
  'dashboard-home',
  'dashboard-select-mode',
  'dashboard-exam',
  'dashboard-result',
  'dashboard-statistics',
  'dashboard-ranking',
  'dashboard-profile',
]);
const TIMEOUT_MS = 180_000;

const { portalUrl } = await stackInfo();
const screens = (await screensOf(portalUrl)).filter(({ name }) => !SEEN_ELSEWHERE.has(name));

const stage = portalInBrowser();

/** Of one screen one look; of each six screens in a language all themes and widths. */
describe.each(LOCALES)('%s', (locale) => {
  const own = screens.filter((_, index) => index % LOCALES.length === LOCALES.indexOf(locale));
  let scene: Scene;

  beforeAll(async () => {
    scene = await openScene(stage, { locale, theme: 'light', width: 1280 });
  }, TIMEOUT_MS);

  afterAll(() => scene?.close());

  test.each(own.map((screen, index) => ({ ...screen, place: index })))(
    '$name',
    async ({ place, ...screen }) => {
      const theme = THEMES[place % THEMES.length] ?? 'light';
      const width = WIDTHS[place % WIDTHS.length] ?? 320;
      expect(await lookAt(screen, scene, [{ locale, theme, width }])).toEqual([]);
    },
    TIMEOUT_MS,
  );
});
