import { expect, test } from '@jest/globals';
import { waitFor } from '@zielona-fala/service-kit/testing';
import type { Page, Worker } from 'playwright-core';
import type { Viewer } from './support/browser.ts';
import { activatedLearner } from './support/learner.ts';
import { DASHBOARD_HOME, HOME } from './support/paths.ts';
import { portalInBrowser } from './support/portal-in-browser.ts';
import { signIn } from './support/sign-in.ts';
import { untilKept } from './support/until-kept.ts';

const PHONE: Viewer = { locale: 'de', theme: 'dark', width: 320 };
const SETTINGS = '/dashboard/settings';
const CHOICE = 'Per Benachrichtigung auf diesem Gerät erinnern';
const BY_MAIL = 'Per Mail erinnern';

const stage = portalInBrowser();

/** What the service worker did, which a browser without a window shows nobody. */
interface Noted {
  readonly shown: { readonly title: string; readonly lang?: string; readonly tag?: string }[];
  readonly went: string[];
}
type Noting = typeof globalThis & { noted: Noted };

/** The portal's service worker, which notes what it shows and where it goes. */
async function noting(page: Page): Promise<Worker> {
  await page.goto(stage.portal.portalUrl + HOME.de);
  await untilKept(page);
  const [worker] = page.context().serviceWorkers();
  if (worker === undefined) throw new Error('no service worker runs');
  await worker.evaluate(() => {
    const noted: Noted = { shown: [], went: [] };
    const scope = Object.assign(globalThis as Noting, { noted }) as unknown as {
      readonly ServiceWorkerRegistration: { readonly prototype: object };
      readonly Clients: { readonly prototype: object };
      readonly WindowClient: { readonly prototype: object };
    };
    Object.assign(scope.ServiceWorkerRegistration.prototype, {
      async showNotification(title: string, { lang, tag }: NotificationOptions) {
        noted.shown.push({ title, ...(lang && { lang }), ...(tag && { tag }) });
      },
    });
    Object.assign(scope.Clients.prototype, {
      openWindow: async (path: string) => void noted.went.push(`opened ${path}`),
    });
    Object.assign(scope.WindowClient.prototype, {
      async focus(this: { readonly url: string }) {
        noted.went.push(`to the front ${new URL(this.url).pathname}`);
      },
    });
  });
  return worker;
}

const notedBy = (worker: Worker): Promise<Noted> => worker.evaluate(() => (globalThis as Noting).noted);

/** Sends messages to the portal's service worker, as a push service does. */
async function pushService(page: Page): Promise<(data: string) => Promise<void>> {
  const devtools = await page.context().newCDPSession(page);
  const registrations: string[] = [];
  devtools.on('ServiceWorker.workerRegistrationUpdated', (updated) => {
    registrations.push(...updated.registrations.map((registration) => registration.registrationId));
  });
  await devtools.send('ServiceWorker.enable');
  const registrationId = await waitFor('the registration', () => registrations[0]);
  const { portalUrl: origin } = stage.portal;
  return async (data) => {
    await devtools.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
  };
}

test('the service worker shows reminders in the language of the learner, one at a time, and nothing else', async () => {
  const visitor = await stage.visit(PHONE, { hasServiceWorker: true });
  const { page } = visitor;
  const worker = await noting(page);
  const push = await pushService(page);
  for (const data of [
    '',
    'no json',
    '{}',
    '{"kind":"advert","locale":"de"}',
    '{"kind":"reminder","locale":"xx"}',
  ]) {
    await push(data);
  }
  await push(JSON.stringify({ kind: 'reminder', locale: 'pl' }));
  await push(JSON.stringify({ kind: 'reminder', locale: 'de' }));
  await waitFor('the reminders', async () => (await notedBy(worker)).shown.length >= 2);
  expect((await notedBy(worker)).shown).toEqual([
    { title: 'Dziś czekają na Ciebie powtórki', lang: 'pl', tag: 'reminder' },
    { title: 'Heute warten Wiederholungen auf dich', lang: 'de', tag: 'reminder' },
  ]);
  expect(visitor.complaints()).toEqual([]);
  await visitor.close();
});

test('a tap on a reminder brings the plan to the front, or opens it', async () => {
  const visitor = await stage.visit(PHONE, { hasServiceWorker: true });
  const { page } = visitor;
  const worker = await noting(page);
  const tap = async (): Promise<readonly string[]> => {
    await worker.evaluate(async () => {
      const work: Promise<unknown>[] = [];
      const tapped = Object.assign(new Event('notificationclick'), {
        notification: { close: () => (globalThis as Noting).noted.went.push('closed') },
        waitUntil: (promise: Promise<unknown>) => work.push(promise),
      });
      dispatchEvent(tapped);
      await Promise.all(work);
    });
    return (await notedBy(worker)).went.splice(0);
  };
  expect(await tap()).toEqual(['closed', `opened ${DASHBOARD_HOME}`]);
  await signIn(page, stage.portal, await activatedLearner(stage.portal), 'de');
  await page.goto(stage.portal.portalUrl + DASHBOARD_HOME);
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect((await tap()).slice(-2)).toEqual(['closed', `to the front ${DASHBOARD_HOME}`]);
  await visitor.close();
});

/**
 * Lets the browser have notifications, which one without a window refuses, and a push service, which tests do not reach: its
 * subscription lasts as long as the tab.
 */
async function withPushService(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const KEY = 'subscription-of-the-test';
    const subscription = () => {
      const endpoint = sessionStorage.getItem(KEY);
      if (endpoint === null) return null;
      // the ones of RFC 8291
      const p256dh =
        'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4';
      const keys = { p256dh, auth: 'BTBZMqHH6r4Tts7J_aSIgg' };
      const unsubscribe = async () => sessionStorage.removeItem(KEY);
      return { endpoint, toJSON: () => ({ endpoint, keys }), unsubscribe };
    };
    Object.assign(PushManager.prototype, {
      getSubscription: async () => subscription(),
      async subscribe() {
        sessionStorage.setItem(KEY, `https://fcm.googleapis.com/fcm/send/${crypto.randomUUID()}`);
        return subscription();
      },
    });
    Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
    Notification.requestPermission = async () => 'granted';
  });
}

const isSubscribed = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    return (await registration.pushManager.getSubscription()) !== null;
  });

test('notifications on a device are turned on by a tap, stay, and end with the session', async () => {
  const visitor = await stage.visit(PHONE, { hasServiceWorker: true });
  const { page } = visitor;
  await withPushService(page);
  await signIn(page, stage.portal, await activatedLearner(stage.portal), 'de');
  await page.goto(stage.portal.portalUrl + SETTINGS);
  const is = (checked: boolean) => page.getByRole('checkbox', { name: CHOICE, checked }).waitFor();
  const box = page.getByRole('checkbox', { name: CHOICE });
  await box.click();
  await is(true);
  await page.reload();
  await is(true);
  await visitor.look('reminders-on-a-device');
  await box.click();
  await is(false);
  expect(await isSubscribed(page)).toBe(false);
  await box.click();
  await is(true);
  await page.getByRole('main').getByRole('button', { name: 'Abmelden', exact: true }).click();
  await page.waitForURL((url) => url.pathname === HOME.de);
  await waitFor('the subscription to end', async () => !(await isSubscribed(page)));
  expect(visitor.complaints()).toEqual([]);
  await visitor.close();
});

test('where notifications cannot be, the settings say why, and offer reminders by mail', async () => {
  const visitor = await stage.visit(PHONE);
  const { page } = visitor;
  await signIn(page, stage.portal, await activatedLearner(stage.portal), 'de');
  await page.goto(stage.portal.portalUrl + SETTINGS);
  await page.getByText('Dieser Browser blockiert Benachrichtigungen').waitFor();
  await visitor.look('reminders-denied');
  await withPushService(page);
  await page.reload();
  await page.getByRole('checkbox', { name: CHOICE }).click();
  await page.getByText('Benachrichtigungen sind zurzeit im ganzen Portal ausgeschaltet').waitFor();
  await page.addInitScript(() => Reflect.deleteProperty(window, 'PushManager'));
  await page.reload();
  await page.getByText('Auf iPhone und iPad').waitFor();
  await visitor.look('reminders-unsupported');
  await page.getByRole('checkbox', { name: BY_MAIL }).click();
  await page.getByRole('checkbox', { name: BY_MAIL, checked: true }).waitFor();
  expect(visitor.complaints()).toEqual([]);
  await visitor.close();
});
