import { expect, test } from '@jest/globals';
import { submitLogin } from '@zielona-fala/tools/sign-in-form';
import { untilAnswers } from '@zielona-fala/tools/until-answers';
import { TOTP } from 'otpauth';
import type { Page } from 'playwright-core';
import type { Visitor } from './support/browser.ts';
import { isFree } from './support/is-free.ts';
import { activatedLearner, type Learner, newDetails } from './support/learner.ts';
import { linkIn, mailTo } from './support/mailbox.ts';
import { DASHBOARD_HOME, LOGIN, REGISTER } from './support/paths.ts';
import { portalInBrowser } from './support/portal-in-browser.ts';
import { signIn } from './support/sign-in.ts';

/** Signed out, a page asks once whether there is a session; a missing code is a refusal too. */
const PROVOKED = /status of 401/;
const STEP_MS = 30_000;
/** Asked for what is offered beside the field of the name, and for the dialog. */
const PASSKEY_OPTIONS = '**/api/v1/auth/passkeys/login/options';

const stage = portalInBrowser();

async function openSettings(visitor: Visitor, learner: Learner): Promise<void> {
  await signIn(visitor.page, stage.portal, learner, 'en');
  await visitor.page.goto(`${stage.portal.portalUrl}/dashboard/settings`);
  await untilAnswers(visitor.page);
}

/** Lets go of the session, and opens the login page. */
async function leave(page: Page): Promise<void> {
  await page.context().clearCookies();
  await page.goto(stage.portal.portalUrl + LOGIN.en);
  await untilAnswers(page);
}

const isAtHome = (url: URL): boolean => url.pathname === DASHBOARD_HOME;

interface Authenticator {
  /** Whether somebody is there who agrees at once to what a page asks for. */
  setPresent(enabled: boolean): Promise<void>;
  /** Whether the device recognises who holds it. */
  setVerified(isUserVerified: boolean): Promise<void>;
}

/** A device that makes and uses passkeys for whoever holds it. */
async function withAuthenticator(page: Page): Promise<Authenticator> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable', { enableUI: false });
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    async setPresent(enabled) {
      await devtools.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled });
    },
    async setVerified(isUserVerified) {
      await devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified });
    },
  };
}

test('a passkey is added, signs in without name and password, and is removed', async () => {
  const visitor = await stage.visit({ locale: 'en', theme: 'light', width: 390 });
  const { page } = visitor;
  const authenticator = await withAuthenticator(page);
  await openSettings(visitor, await activatedLearner(stage.portal));
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  const passkey = page.getByRole('listitem').filter({ hasText: 'Added' });
  await passkey.getByText('Not used yet').waitFor();
  await visitor.look('passkey-added');

  // else the offer beside the field of the name is taken before the button is pressed
  await authenticator.setPresent(false);
  const offered = page.waitForResponse(PASSKEY_OPTIONS);
  await leave(page);
  await visitor.look('passkey-login');
  await offered;
  await page.route(PASSKEY_OPTIONS, async (route) => {
    await authenticator.setPresent(true);
    await route.continue();
  });
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await page.waitForURL(isAtHome);
  await page.goto(`${stage.portal.portalUrl}/dashboard/settings`);
  await passkey.getByText('Last used').waitFor();
  await page.getByRole('button', { name: /^Remove passkey/ }).click();
  await page.getByRole('button', { name: 'Remove passkey', exact: true }).click();
  await passkey.waitFor({ state: 'detached' });
  expect(visitor.complaints(PROVOKED)).toEqual([]);
  await visitor.close();
});

/** Fills in the registration and wants a passkey besides. */
async function registerWithPasskey(visitor: Visitor): Promise<{ email: string }> {
  const { page } = visitor;
  const { username, email, password } = newDetails();
  await page.goto(stage.portal.portalUrl + REGISTER.en);
  await untilAnswers(page);
  const typed = { username, email, password, repeatPassword: password };
  for (const [name, value] of Object.entries(typed)) await page.locator(`input[name=${name}]`).fill(value);
  await page.getByRole('checkbox', { name: 'Also create a passkey' }).check();
  await visitor.look('passkey-chosen');
  await page.locator('form button[type=submit]').click();
  await page.waitForURL('**/account/activate-info');
  return { email };
}

test('a passkey is made with the account, and is the next way in', async () => {
  const visitor = await stage.visit({ locale: 'en', theme: 'dark', width: 390 });
  const { page } = visitor;
  const authenticator = await withAuthenticator(page);
  const { email } = await registerWithPasskey(visitor);
  await page.getByText('Your passkey is ready').waitFor();
  expect(await isFree(page.locator('h1'))).toBe(true);
  await visitor.look('passkey-registered');
  await page.goto(linkIn(await mailTo(stage.portal, email, /Activate/), /\/account\/activate\//));
  await page.waitForURL(isAtHome);

  await authenticator.setPresent(false);
  const offered = page.waitForResponse(PASSKEY_OPTIONS);
  await leave(page);
  await offered;
  await page.route(PASSKEY_OPTIONS, async (route) => {
    await authenticator.setPresent(true);
    await route.continue();
  });
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await page.waitForURL(isAtHome);
  expect(visitor.complaints(PROVOKED)).toEqual([]);
  await visitor.close();
});

test('a passkey that is not made costs no registration', async () => {
  const visitor = await stage.visit({ locale: 'en', theme: 'light', width: 390 });
  const { page } = visitor;
  const authenticator = await withAuthenticator(page);
  await authenticator.setVerified(false);
  await registerWithPasskey(visitor);
  await page.getByText(/^The passkey was not created/).waitFor();
  expect(await isFree(page.locator('h1'))).toBe(true);
  await visitor.look('passkey-not-made');
  expect(visitor.complaints(PROVOKED)).toEqual([]);
  await visitor.close();
});

test('two-step sign-in is turned on with an app, and asks for its code', async () => {
  const visitor = await stage.visit({ locale: 'en', theme: 'dark', width: 390 });
  const { page } = visitor;
  const learner = await activatedLearner(stage.portal);
  await openSettings(visitor, learner);
  await page.getByRole('button', { name: 'Turn on…' }).click();
  const told = await page.getByText('paste this key in the app:').innerText();
  const app = new TOTP({ secret: (told.split(':').at(-1) ?? '').replaceAll(/\s/g, '') });
  await visitor.look('second-factor-set-up');
  await page.getByLabel('Code from the app').fill(app.generate());
  await page.getByRole('button', { name: 'Turn on two-step sign-in' }).click();
  await page.getByRole('heading', { name: 'Save your recovery codes' }).waitFor();
  await visitor.look('recovery-codes');

  await leave(page);
  await submitLogin(page, learner);
  // each code counts once: this is the next one
  await page.getByLabel('Code from the app').fill(app.generate({ timestamp: Date.now() + STEP_MS }));
  await visitor.look('second-step');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL(isAtHome);
  expect(visitor.complaints(PROVOKED)).toEqual([]);
  await visitor.close();
});
