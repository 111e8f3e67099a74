import { expect, test } from '@jest/globals';
import type { GroupDto } from '@zielona-fala/contracts';
import { answerQuestion } from '@zielona-fala/tools/exam-player';
import { submitLogin } from '@zielona-fala/tools/sign-in-form';
import { untilAnswers } from '@zielona-fala/tools/until-answers';
import { activatedLearner, type Learner } from './support/learner.ts';
import { DASHBOARD_HOME } from './support/paths.ts';
import { portalInBrowser } from './support/portal-in-browser.ts';
import { signIn } from './support/sign-in.ts';

const GROUPS = '/dashboard/groups';
const QUESTIONS = 2;

const stage = portalInBrowser();

/** What its page copies and shows as a QR code. */
async function joinLinkOf({ client }: Learner): Promise<string> {
  const { body } = await client.call<GroupDto[]>('GET', 'v1/tests/groups');
  return `${stage.portal.portalUrl}${GROUPS}?code=${body[0]?.code}`;
}

test('an instructor invites by a link and sets homework; a learner signs in by it, joins, does it, and it is reported', async () => {
  const [instructor, learner] = await Promise.all([
    activatedLearner(stage.portal),
    activatedLearner(stage.portal),
  ]);
  const desk = await stage.visit({ locale: 'pl', theme: 'light', width: 1280 });
  const { page } = desk;
  await signIn(page, stage.portal, instructor, 'pl');
  await page.goto(stage.portal.portalUrl + GROUPS);
  await page.getByLabel('Nazwa grupy').fill('Wieczorowa B');
  await page.getByRole('button', { name: 'Załóż grupę' }).click();
  await page.getByRole('heading', { name: 'Wieczorowa B' }).waitFor();
  await page.getByRole('button', { name: 'Pokaż kod QR' }).click();
  await page.getByRole('img', { name: 'Kod QR do grupy Wieczorowa B' }).waitFor();
  await page.getByRole('button', { name: 'Zadaj pracę domową' }).click();
  await page.getByLabel('Z czego').selectOption('right-of-way');
  await page.getByLabel('Ile pytań').fill(String(QUESTIONS));
  await page.getByRole('button', { name: 'Zadaj grupie' }).click();
  await page.getByText(`${QUESTIONS} × Pierwszeństwo przejazdu`).waitFor();

  const phone = await stage.visit({ locale: 'pl', theme: 'dark', width: 390 });
  await phone.page.goto(await joinLinkOf(instructor));
  await phone.page.waitForURL(/redirectTo=/);
  await untilAnswers(phone.page);
  await submitLogin(phone.page, learner);
  await phone.page.getByRole('button', { name: 'Dołącz' }).click();
  await phone.page.getByText('Jesteś w grupie Wieczorowa B').waitFor();

  await phone.page.goto(stage.portal.portalUrl + DASHBOARD_HOME);
  const group = phone.page.getByRole('region', { name: /^Wieczorowa B/ });
  await group.getByRole('button', { name: 'Zacznij' }).click();
  await phone.page.waitForURL(/tests\/exam/);
  for (let answered = 1; answered <= QUESTIONS; answered += 1) {
    await answerQuestion(phone.page, 'pl');
    await phone.page.locator('main h2').waitFor();
    if (answered < QUESTIONS) await phone.page.getByRole('button', { name: 'Następne' }).click();
  }
  await phone.page.goto(stage.portal.portalUrl + DASHBOARD_HOME);
  await group.getByText('zrobione').waitFor();

  await page.reload();
  await page.getByText('1 z 1 zrobione').waitFor();
  await page.getByRole('link', { name: learner.username }).click();
  await page.getByText(`${QUESTIONS} z ${QUESTIONS}`).waitFor();
  expect([...desk.complaints(), ...phone.complaints()]).toEqual([]);
  await Promise.all([desk.close(), phone.close()]);
}, 120_000);
