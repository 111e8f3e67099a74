import type { Locale } from '@zielona-fala/contracts';
import { submitLogin } from '@zielona-fala/tools/sign-in-form';
import { untilAnswers } from '@zielona-fala/tools/until-answers';
import type { Page } from 'playwright-core';
import type { Learner } from './learner.ts';
import { DASHBOARD_HOME, LOGIN } from './paths.ts';
import type { Portal } from './portal.ts';

/** Signs a learner in by the form, in a language that the browser then keeps. */
export async function signIn(page: Page, portal: Portal, learner: Learner, locale: Locale): Promise<void> {
  await page.goto(portal.portalUrl + LOGIN[locale]);
  await untilAnswers(page);
  await submitLogin(page, learner);
  await page.waitForURL((url) => url.pathname === DASHBOARD_HOME);
}
