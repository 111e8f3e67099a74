import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { LOCALES } from '@zielona-fala/contracts';
import { launchBrowser } from '@zielona-fala/tools/browser';
import { stackInfo } from '@zielona-fala/tools/stack-client';
import type { Browser } from 'playwright-core';
import { lookAt } from './look.ts';
import { openScene, type Scene } from './scene.ts';
import { screensOf } from './screens.ts';

const LOOKS = (['light', 'dark'] as const).flatMap((theme) =>
  [320, 768, 1280].map((width) => ({ theme, width })),
);
const TIMEOUT_MS = 180_000;

const portal = await stackInfo();
const screens = await screensOf(portal.portalUrl);

let browser: Browser;

beforeAll(async () => {
  browser = await launchBrowser();
});

afterAll(() => browser.close());

describe.each(LOCALES)('%s', (locale) => {
  const viewers = LOOKS.map((look) => ({ locale, ...look }));
  let scene: Scene;

  beforeAll(async () => {
    scene = await openScene(browser, portal, { locale, theme: 'light', width: 1280 });
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
