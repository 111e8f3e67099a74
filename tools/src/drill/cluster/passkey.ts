import type { Browser } from 'playwright-core';
import { awaited, type Check } from '../../chaos/check.ts';
import type { SimulatedLearner } from '../../chaos/learner.ts';
import { submitLogin } from '../../test/sign-in-form.ts';
import { untilAnswers } from '../../test/until-answers.ts';

const WAITS_MS = 60_000;
const HOME = '/dashboard/home';

/**
 * A learner adds a passkey in a browser that trusts the portal's certificate, and signs in by it without name and password:
 * it is bound to the name under which the ingress answers.
 */
export function checkPasskey(browser: Browser, url: string, learner: SimulatedLearner): Promise<Check> {
  return awaited('R10 a passkey is made and signs in by the name of the ingress', async () => {
    const context = await browser.newContext({ locale: 'en', reducedMotion: 'reduce' });
    try {
      context.setDefaultTimeout(WAITS_MS);
      const page = await context.newPage();
      const devtools = await context.newCDPSession(page);
      await devtools.send('WebAuthn.enable', { enableUI: false });
      const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
        options: {
          ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true },
          ...{ hasUserVerification: true, isUserVerified: true, automaticPresenceSimulation: true },
        },
      });
      const open = async (path: string) => {
        await page.goto(url + path);
        await untilAnswers(page);
      };
      const isAtHome = (at: URL) => at.pathname === HOME;
      await open('/en/login');
      await submitLogin(page, learner);
      await page.waitForURL(isAtHome);
      await open('/dashboard/settings');
      await page.getByRole('button', { name: 'Add a passkey' }).click();
      await page.getByRole('listitem').filter({ hasText: 'Not used yet' }).waitFor();
      await context.clearCookies();
      // the device agrees at once to what the page offers beside the field of the name
      await page.goto(`${url}/en/login`);
      await page.waitForURL(isAtHome);
      const { credentials } = await devtools.send('WebAuthn.getCredentials', { authenticatorId });
      return credentials.map(({ rpId }) => rpId).join();
    } finally {
      await context.close();
    }
  });
}
