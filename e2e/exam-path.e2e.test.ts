import { readFile } from 'node:fs/promises';
import { expect, test } from '@jest/globals';
import { EXAM } from '@zielona-fala/contracts';
import { answerQuestion, goOn } from '@zielona-fala/tools/exam-player';
import { untilAnswers } from '@zielona-fala/tools/until-answers';
import type { Viewer } from './support/browser.ts';
import { isFree } from './support/is-free.ts';
import { DECLARED, keptIn, ofLearner } from './support/kept.ts';
import { newDetails } from './support/learner.ts';
import { linkIn, mailTo } from './support/mailbox.ts';
import { CONTACT, HOME, LOGIN, REGISTER } from './support/paths.ts';
import { portalInBrowser } from './support/portal-in-browser.ts';

const VIEWERS: readonly Viewer[] = [
  { locale: 'pl', theme: 'light', width: 390 },
  { locale: 'en', theme: 'dark', width: 1280 },
  { locale: 'de', theme: 'dark', width: 320 },
];

const SKIP = {
  pl: 'Pomiń i pokaż plan',
  en: 'Skip and show the plan',
  de: 'Überspringen, Plan zeigen',
} as const;
const ACTIVE = {
  pl: 'Konto jest aktywne',
  en: 'Your account is active',
  de: 'Dein Konto ist aktiv',
} as const;
const SHARE = { pl: 'Udostępnij', en: 'Share', de: 'Teilen' } as const;
const SIGN_OUT = { pl: 'Wyloguj się', en: 'Sign out', de: 'Abmelden' } as const;

/** What a visit does not make: choices, a logout that nobody hears, a second mail, a sign-in with Google, answers without an account or a network; other tests keep them. */
const NOT_CHOSEN = [
  'unsavedLanguage',
  'selectedTheme',
  'examShortcuts',
  'textSize',
  'questionLanguage',
  'signLanguage',
  'remoteOverrides',
  'canaryBucket',
  'pendingLogout',
  'afterActivation',
  'activationLinkFrom',
  'zf_google',
  'guestAnswers',
  'accountAnswers',
  'unsentAnswers',
  'waiting-answers:',
];

const PNG_SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Who runs the local stack. */
const OPERATOR = 'operator@zielona-fala.example';

/** Registration, 32 questions and a dozen looks at screens. */
const TIMEOUT_MS = 300_000;

const stage = portalInBrowser();

test.each(VIEWERS)(
  'from registration to ranking: $locale, $theme, $width px',
  async (viewer) => {
    const visitor = await stage.visit(viewer);
    const { page } = visitor;
    const details = newDetails();
    const kept = new Set<string>();
    const noteKept = async () => {
      for (const name of await keptIn(page)) kept.add(name);
    };
    const at = (path: string) => page.waitForURL((url) => url.pathname === path);

    await page.goto(stage.portal.portalUrl + CONTACT[viewer.locale]);
    await untilAnswers(page);
    await page.locator('form textarea').fill(`Hello from ${details.username}`);
    await page.locator('form input[name=email]').fill(details.email);
    await visitor.look('contact');
    await page.locator('form button[type=submit]').click();
    await page.locator('main h3').waitFor();
    const letter = await mailTo(stage.portal, OPERATOR, new RegExp(details.email));
    expect(letter.replyTo?.map(({ address }) => address)).toEqual([details.email]);
    expect(letter.text).toContain(`Hello from ${details.username}`);

    await page.goto(stage.portal.portalUrl + HOME[viewer.locale]);
    await untilAnswers(page);
    await page.locator('h1').waitFor();
    await page.locator('main [aria-pressed], main button').first().click();
    await visitor.look('home');

    await page.locator(`a[href="${REGISTER[viewer.locale]}"]`).first().click();
    await page.locator('input[name=username]').fill(details.username);
    await page.locator('input[name=email]').fill(details.email);
    await page.locator('input[name=password]').fill(details.password);
    await page.locator('input[name=repeatPassword]').fill(details.password);
    await visitor.look('register');
    await page.locator('form button[type=submit]').click();

    await at('/account/activate-info');
    await page.getByRole('button', { name: /\d:\d\d/ }).waitFor();
    await noteKept();
    await visitor.look('activate-info');

    await page.goto(linkIn(await mailTo(stage.portal, details.email), /\/account\/activate\//));
    await at('/dashboard/home');
    await page.locator('h1').waitFor();
    // the toast about the activation is there
    await page.getByRole('status').filter({ hasText: ACTIVE[viewer.locale] }).waitFor();
    expect(await isFree(page.locator('h1'))).toBe(true);
    await visitor.look('onboarding');
    await page.getByRole('main').getByRole('button', { name: SKIP[viewer.locale] }).click();
    await page.locator('main a[href="/dashboard/tests/select-mode"]').first().waitFor();
    await visitor.look('dashboard-home');

    await page.locator('main a[href="/dashboard/tests/select-mode"]').first().click();
    const exam = page.getByRole('main').getByRole('listitem').first().getByRole('button');
    await exam.waitFor();
    await visitor.look('select-mode');
    await exam.click();

    await at('/dashboard/tests/exam');
    for (let question = 1; question <= EXAM.questions; question += 1) {
      await answerQuestion(page, viewer.locale);
      if (question === 1 || question === EXAM.primaryQuestions + 1) await visitor.look(`exam-${question}`);
      if (question === 2) await noteKept();
      await goOn(page);
    }

    await at('/dashboard/tests/result');
    await page.locator('main h1').waitFor();
    const verdict = await page.locator('main').innerText();
    expect(verdict).toMatch(/46\s*\/\s*46/);
    expect(verdict).toMatch(/28\s*\/\s*28/);
    const levelDialog = page.getByRole('dialog');
    await levelDialog.waitFor();
    expect(await levelDialog.innerText()).toContain('1');
    await visitor.look('level-dialog');
    await levelDialog.getByRole('button').last().click();
    await levelDialog.waitFor({ state: 'detached' });
    await visitor.look('result');
    const saved = page.waitForEvent('download');
    await page.getByRole('main').getByRole('button', { name: SHARE[viewer.locale] }).click();
    const card = await readFile(await (await saved).path());
    expect(card.subarray(0, 8)).toEqual(PNG_SIGNATURE);
    expect([card.readUInt32BE(16), card.readUInt32BE(20)]).toEqual([1080, 1080]);

    await page.locator('a[href="/dashboard/statistics"]').first().click();
    await at('/dashboard/statistics');
    await page
      .locator('main')
      .getByText(/100\s?%/)
      .first()
      .waitFor();
    await visitor.look('statistics');

    await page.locator('a[href="/dashboard/ranking"]').first().click();
    await at('/dashboard/ranking');
    await page.locator('main').getByText(details.username).first().waitFor();
    await visitor.look('ranking');

    await page.locator('a[href="/dashboard/profile"]:visible').first().click();
    await at('/dashboard/profile');
    // the ranking, which may still show, has the name too
    await page.locator('main').getByText(details.email).first().waitFor();
    await visitor.look('profile');

    await noteKept();
    expect([...kept, ...NOT_CHOSEN].toSorted()).toEqual([...DECLARED].toSorted());

    const other = await page.context().newPage();
    await other.goto(`${stage.portal.portalUrl}/dashboard/settings`);
    await other.getByRole('main').getByRole('button', { name: SIGN_OUT[viewer.locale], exact: true }).click();
    await at(LOGIN[viewer.locale]);
    expect(ofLearner(await keptIn(page))).toEqual([]);

    expect(visitor.complaints()).toEqual([]);
    await visitor.close();
  },
  TIMEOUT_MS,
);
