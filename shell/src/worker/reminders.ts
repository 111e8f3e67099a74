import { type Locale, PLAN_PATH, readPushMessage } from '@zielona-fala/contracts';

declare const self: ServiceWorkerGlobalScope;

const WORDS: Readonly<Record<Locale, { readonly title: string; readonly body: string }>> = {
  pl: {
    title: 'Dziś czekają na Ciebie powtórki',
    body: 'Kilka pytań wystarczy, żeby nie zapomnieć tego, co już umiesz.',
  },
  en: {
    title: 'Questions to repeat are waiting today',
    body: 'A few of them are enough to keep what you already know.',
  },
  de: {
    title: 'Heute warten Wiederholungen auf dich',
    body: 'Ein paar Fragen reichen, um zu behalten, was du schon weißt.',
  },
};
/** Only one is shown at a time. */
const TAG = 'reminder';
const ICON = '/app/icon-192.png';

function read(data: PushMessageData | null): unknown {
  try {
    return data?.json();
  } catch {
    return null;
  }
}

async function show(data: PushMessageData | null): Promise<void> {
  const message = readPushMessage(read(data));
  if (message === null) return;
  const { title, body } = WORDS[message.locale];
  await self.registration.showNotification(title, { body, lang: message.locale, icon: ICON, tag: TAG });
}

/** A tab with the plan comes to the front; others stay as they are, a test may be under way there. */
async function openPlan(): Promise<void> {
  const open = await self.clients.matchAll({ type: 'window' });
  const plan = open.find(({ url }) => new URL(url).pathname === PLAN_PATH);
  if (plan === undefined) await self.clients.openWindow(PLAN_PATH);
  else await plan.focus();
}

/** The next visit tells the server; a browser that does not say what it had subscribed with leaves that to the learner. */
async function subscribeAgain({
  newSubscription,
  oldSubscription,
}: PushSubscriptionChangeEvent): Promise<void> {
  if (newSubscription === null && oldSubscription !== null) {
    await self.registration.pushManager.subscribe(oldSubscription.options);
  }
}

/** Shows reminders that the server sends, though no page is open. */
export function showReminders(): void {
  self.addEventListener('push', (event) => event.waitUntil(show(event.data)));
  self.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(openPlan());
  });
  self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(subscribeAgain(event)));
}
