import { expect, test } from '@jest/globals';
import { OFFLINE_DATABASE } from '@zielona-fala/contracts';
import { waitFor } from '@zielona-fala/service-kit/testing';
import type { Page, Route } from 'playwright-core';
import { behindNetwork } from './support/behind-network.ts';
import { activatedLearner } from './support/learner.ts';
import { button, OFFLINE } from './support/offline-pack.ts';
import { signIn } from './support/sign-in.ts';
import { untilKept } from './support/until-kept.ts';

const TIMEOUT_MS = 180_000;
const FILM = /\.webm$/;

const stage = behindNetwork();

const keptFilms = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const kept = await (await caches.open('practicePictures')).keys();
    return kept.filter(({ url }) => url.endsWith('.webm')).length;
  });

/** Pictures and films that the kept pack names and the browser does not keep: each visit would offer to fetch them. */
const stillMissing = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async (name) => {
    const answered = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve) => request.addEventListener('success', () => resolve(request.result)));
    const database = await answered(indexedDB.open(name));
    const pack = await answered(database.transaction('packs').objectStore('packs').get('pack'));
    database.close();
    const cache = await caches.open('practicePictures');
    const missing: string[] = [];
    for (const address of [...pack.pictures, ...pack.films])
      if ((await cache.match(address)) === undefined) missing.push(address);
    return missing;
  }, OFFLINE_DATABASE);

/** Leaves films unanswered; how large they are is told. */
const holdFilm = async (route: Route): Promise<void> => {
  if (route.request().method() === 'HEAD') await route.continue();
};

/** The server no longer has the film that is asked for first. */
function loseOneFilm(): (route: Route) => Promise<void> {
  let gone: string | undefined;
  return async (route) => {
    gone ??= route.request().url();
    if (route.request().url() === gone) await route.fulfill({ status: 404, body: 'Not found' });
    else await route.continue();
  };
}

/** Until nothing is missing; a busy server may interrupt it, as a network does. */
async function downloadTheRest(page: Page): Promise<void> {
  const rest = button(page, 'Download the rest');
  await rest.waitFor();
  await waitFor('the rest to be kept', async () => {
    if (await rest.isVisible()) await rest.click();
    return (await page.getByText(/^Pictures and films: /).count()) === 0;
  });
}

/** Goes on to the first question of the pack that has a film. */
async function toFilm(page: Page): Promise<void> {
  await button(page, /^Practise \d+ questions$/).click();
  await page.getByText('1 of 50').first().waitFor();
  for (let place = 2; place <= 50 && (await page.locator('video').count()) === 0; place += 1) {
    await page.keyboard.press('ArrowRight');
    await page.getByText(`${place} of 50`).first().waitFor();
  }
}

/** The film plays by itself, and is at hand from its beginning to its end. */
const playsWhole = (page: Page): Promise<boolean> =>
  page.locator('video').evaluate(async (video: HTMLVideoElement) => {
    const until = (event: string) =>
      new Promise((resolve) => video.addEventListener(event, resolve, { once: true }));
    if (video.currentTime === 0) await until('timeupdate');
    const found = until('seeked');
    video.currentTime = video.duration / 2;
    await found;
    return video.currentTime > 0 && video.error === null;
  });

test(
  'films come with a pack by choice: their size is told before, they can wait, play without a network, and go alone',
  async () => {
    const visitor = await stage.visit();
    const { page } = visitor;
    await signIn(page, stage.portal, await activatedLearner(stage.portal), 'en');
    await page.goto(stage.portal.portalUrl + OFFLINE);
    await button(page, 'See how large they are').click();
    const choice = page.getByRole('checkbox', { name: /^Films too, about [\d.]+ MB$/ });
    await choice.check();
    await visitor.look('offline-films-offer');
    await visitor.becomes({ locale: 'en', theme: 'light', width: 320 });
    await visitor.look('offline-films-offer');
    await page.route(FILM, holdFilm);
    await button(page, 'Download with pictures and films').click();
    await page.getByText(/^Pictures and films: [1-9]\d* of/).waitFor();
    await button(page, 'Pause the download').click();
    await button(page, 'Download the rest').waitFor();
    expect(await keptFilms(page)).toBe(0);
    await visitor.look('offline-films-paused');
    await page.unroute(FILM);
    await page.reload();
    // the download ends without it
    await page.route(FILM, loseOneFilm());
    await downloadTheRest(page);
    expect(await keptFilms(page)).toBeGreaterThan(0);
    expect(await stillMissing(page)).toEqual([]);
    await untilKept(page);
    await stage.without(async () => {
      await page.reload();
      await page.getByText(/^There is no internet/).waitFor();
      await toFilm(page);
      expect(await playsWhole(page)).toBe(true);
      await visitor.look('offline-film');
      await button(page, 'Stop learning').click();
    });
    await button(page, 'Remove the films alone').click();
    await button(page, 'Remove the films alone').waitFor({ state: 'detached' });
    await waitFor('the films to be removed', async () => (await keptFilms(page)) === 0);
    await page.getByText(/^Pictures/).waitFor({ state: 'detached' });
    await visitor.close();
  },
  TIMEOUT_MS,
);
