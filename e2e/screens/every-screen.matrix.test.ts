import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { LOCALES } from '@zielona-fala/contracts';
import { stackInfo } from '@zielona-fala/tools/stack-client';
import { portalInBrowser } from '../support/portal-in-browser.ts';
import { lookAt } from './look.ts';
import { openScene, type Scene } from './scene.ts';
import { screensOf } from './screens.ts';

const LOOKS = (['light', 'dark'] as const).flatMap((theme) =>
  [320, 768, 1280].map((width) => ({ theme, width })),
);
const TIMEOUT_MS = 180_000;

const { portalUrl } = await stackInfo();
const screens = await screensOf(portalUrl);

const stage = portalInBrowser();

describe.each(LOCALES)('%s', (locale) => {
  const viewers = LOOKS.map((look) => ({ locale, ...look }));
  let scene: Scene;

  beforeAll(async () => {
    scene = await openScene(stage, { locale, theme: 'light', width: 1280 });
  }, TIMEOUT_MS);

  afterAll(() => scene?.close());

  test.each(screens)(
    '$name',
    async (screen) => {
      expect(await lookAt(screen, scene, viewers)).toEqual([]);
    },
    TIMEOUT_MS,
  );
});
