import type { Locale } from '@zielona-fala/contracts';
import type { Page } from 'playwright-core';
import type { Learner } from './learner.ts';
import { DASHBOARD_HOME, LOGIN } from './paths.ts';
import type { Portal } from './portal.ts';
import { untilAnswers } from './until-answers.ts';

/** Signs a learner in by the form, in a language that the browser then keeps. */
export async function signIn(page: Page, portal: Portal, learner: Learner, locale: Locale): Promise<void> {
  const { email, password } = learner;
  await page.goto(portal.portalUrl + LOGIN[locale]);
  await untilAnswers(page);
  await page.locator('input[name=email]').fill(email);
  await page.locator('input[name=password]').fill(password);
  await page.locator('form button[type=submit]').click();
  await page.waitForURL((url) => url.pathname === DASHBOARD_HOME);
}
