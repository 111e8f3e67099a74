import { expect, test } from '@jest/globals';
import { answerQuestion, goOn } from '@zielona-fala/tools/exam-player';
import { activatedLearner } from './support/learner.ts';
import { linkIn, mailTo } from './support/mailbox.ts';
import { portalInBrowser } from './support/portal-in-browser.ts';
import { signIn } from './support/sign-in.ts';

const stage = portalInBrowser();
const log = (...words: unknown[]) => process.stderr.write(`LOG ${words.map((w) => JSON.stringify(w)).join(' ')}\n`);

test('all', async () => {
  const visitor = await stage.visit({ locale: 'en', theme: 'light', width: 390 });
  const { page } = visitor;
  const learner = await activatedLearner(stage.portal);
  const url = stage.portal.portalUrl;
  await signIn(page, stage.portal, learner, 'en');
  const active = () => page.evaluate('document.activeElement.tagName + ":" + document.activeElement.textContent.slice(0,60)');
  const step = async (name: string, run: () => Promise<unknown>) => {
    try { await run(); log('ok', name); } catch (error) { log('FAILED', name, String(error).slice(0, 600)); await page.screenshot({ path: `/tmp/h3-fail-${name}.png` }); }
  };
  await step('skip', async () => {
    await page.goto(`${url}/dashboard/home`);
    await page.getByRole('button', { name: 'Skip and show the plan' }).click();
    await page.locator('h1#plan').waitFor();
    log('focus after skip', await active());
  });
  await step('resume', async () => {
    await page.goto(`${url}/dashboard/tests/select-mode`);
    await page.getByRole('button', { name: /^Continue learning/ }).click();
    await page.locator('main [aria-pressed]').first().click();
    await page.getByRole('region', { name: /^(Right|Wrong|Correct)/ }).waitFor({ timeout: 3000 }).catch(() => undefined);
    await page.getByRole('button', { name: 'Report a problem' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox').fill('one');
    await dialog.getByRole('button', { name: 'Send the report' }).click();
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Report a problem' }).click();
    await dialog.getByRole('textbox').fill('two two two');
    await dialog.getByRole('button', { name: 'Send the report' }).click();
    await dialog.getByRole('alert').waitFor();
    log('text kept', await dialog.getByRole('textbox').inputValue(), await active());
    await visitor.look('zz-report');
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await page.locator('header button, header a').first().click();
    await page.getByRole('link', { name: /later/i }).click();
    await page.locator('h1#plan').waitFor();
    const main = page.getByRole('link', { name: 'Continue learning' });
    await main.waitFor();
    await visitor.look('zz-home');
    await main.click();
    await page.waitForURL((at) => at.pathname === '/dashboard/tests/exam');
    log('resumed at', page.url());
  });
  await step('trial', async () => {
    await page.goto(`${url}/dashboard/tests/exam?trial=B&lang=en`);
    for (let n = 0; n < 7; n += 1) {
      await answerQuestion(page, 'en');
      await goOn(page);
    }
    await page.getByRole('heading', { name: 'The trial is over' }).waitFor();
    await visitor.look('zz-trial-over');
    await page.getByRole('button', { name: 'Go to the exam' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    log('dialog', await dialog.innerText());
    await visitor.look('zz-unfinished');
    await dialog.getByRole('button').last().click();
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('link', { name: 'Back to practice' }).click();
    await page.getByRole('link', { name: /^Continue learning/ }).waitFor();
  });
  await step('email', async () => {
    await page.goto(`${url}/dashboard/settings`);
    await page.getByRole('button', { name: 'Show the log' }).click();
    log('focus after log', await active());
    const mail = `new-${learner.email}`;
    const panel = page.getByRole('region', { name: 'Change your e-mail' });
    await panel.getByLabel('New e-mail').fill(mail);
    await panel.getByLabel('Your password', { exact: true }).fill(learner.password);
    await panel.getByRole('button', { name: 'Send a link to the new address' }).click();
    await panel.getByText(/^Click the link/).waitFor();
    const link = linkIn(await mailTo(stage.portal, mail), /email|e-mail/);
    const other = await page.context().newPage();
    await other.goto(link);
    await other.locator('main h1').waitFor();
    await other.waitForTimeout(1500);
    log('other tab', await other.locator('main').innerText());
    await page.bringToFront();
    await page.evaluate('window.dispatchEvent(new Event("focus"))');
    await panel.getByText(/^The new address is confirmed/).waitFor();
    log('panel', await panel.innerText());
  });
  log('complaints', visitor.complaints());
  expect(1).toBe(1);
  await visitor.close();
}, 300_000);
