import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Locale } from '@zielona-fala/contracts';
import { axeViolations, violationLine } from '@zielona-fala/tools/axe';
import { launchBrowser } from '@zielona-fala/tools/browser';
import { buildStories } from '@zielona-fala/tools/stories';
import type { Browser } from 'playwright-core';
import type { Channel } from 'storybook/internal/channels';

const DIST = path.join(import.meta.dirname, '../dist');
const ORIGIN = 'http://stories.test';
const TIMEOUT_MS = 120_000;

interface Look {
  readonly name: string;
  readonly locale: Locale;
  readonly colorScheme: 'light' | 'dark';
  readonly forcedColors: 'none' | 'active';
  /** Rules of axe that make no sense there. */
  readonly without: readonly string[];
}

/** They are of whole pages, and a story is a part of one. */
const OF_PAGES = ['region', 'page-has-heading-one'];

/** Each look in a language of its own: together they show every text. */
const LOOKS: readonly Look[] = [
  { name: 'light', locale: 'pl', colorScheme: 'light', forcedColors: 'none', without: OF_PAGES },
  { name: 'dark', locale: 'en', colorScheme: 'dark', forcedColors: 'none', without: OF_PAGES },
  {
    name: 'forced colours',
    locale: 'de',
    colorScheme: 'dark',
    forcedColors: 'active',
    // the learner chose the colours; axe reads those that they stand in place of
    without: [...OF_PAGES, 'color-contrast'],
  },
];

let browser: Browser;
let stories: readonly string[];

beforeAll(async () => {
  await buildStories(DIST);
  const { entries } = JSON.parse(await readFile(path.join(DIST, 'index.json'), 'utf8'));
  stories = Object.keys(entries);
  browser = await launchBrowser();
}, TIMEOUT_MS);

afterAll(() => browser?.close());

/** A page that shows the stories from their files; whatever it asks of anybody else, and every complaint, is a fault. */
async function openStories({ colorScheme, forcedColors }: Look) {
  const context = await browser.newContext({ colorScheme, forcedColors, reducedMotion: 'reduce' });
  const page = await context.newPage();
  const faults: string[] = [];
  await page.route('**', (route) => {
    const { origin, pathname } = new URL(route.request().url());
    if (origin === ORIGIN) return route.fulfill({ path: path.join(DIST, pathname) });
    faults.push(`asks ${origin}`);
    return route.abort();
  });
  page.on('pageerror', ({ message }) => faults.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  return { page, faults };
}

/** Runs in the page: shows a story in place of the one before. */
async function showStory(storyId: string): Promise<void> {
  const { __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as unknown as {
    __STORYBOOK_ADDONS_CHANNEL__: Pick<Channel, 'on' | 'off' | 'once' | 'emit'>;
  };
  await new Promise<void>((shown, refused) => {
    // the story before may tell late that it was rendered
    const see = (rendered: string) => {
      if (rendered !== storyId) return;
      channel.off('storyRendered', see);
      shown();
    };
    channel.on('storyRendered', see);
    for (const failure of ['storyMissing', 'storyErrored', 'storyThrewException'])
      channel.once(failure, () => refused(new Error(`${storyId}: ${failure}`)));
    channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
  });
  await document.fonts.ready;
}

test.each(LOOKS)(
  'every story shows, and axe finds nothing in it: $name in $locale',
  async (look) => {
    const { page, faults } = await openStories(look);
    await page.goto(`${ORIGIN}/iframe.html?id=${stories.at(-1)}&globals=locale:${look.locale}`);
    const root = page.locator('#storybook-root');
    await root.locator('main').waitFor();
    await root.evaluate(({ style }) => style.setProperty('visibility', 'hidden'));
    const nothing = await page.screenshot();
    await root.evaluate(({ style }) => style.removeProperty('visibility'));
    for (const story of stories) {
      await page.evaluate(showStory, story);
      const violations = await axeViolations(page, { withoutRules: look.without });
      faults.push(...violations.map((violation) => `${story}: ${violationLine(violation)}`));
      const picture = await page.screenshot();
      if (picture.equals(nothing)) faults.push(`${story}: nothing to see`);
    }
    await page.context().close();
    expect(faults).toEqual([]);
  },
  TIMEOUT_MS,
);
