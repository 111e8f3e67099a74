/** Why notifications could not be turned on here; `dismissed`: the browser's question was not answered. */
export type PushFailure = 'denied' | 'dismissed' | 'no-worker' | 'failed';

export type Subscribed =
  | { readonly subscription: PushSubscription; readonly failure?: undefined }
  | { readonly failure: PushFailure };

const WORKER_WAIT_MS = 10_000;

/** Whether this browser can show notifications of the portal: one on an iPhone can in the installed portal only. */
export const isPushSupported = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

export const isPushDenied = (): boolean => Notification.permission === 'denied';

/** The address of the browser's subscription; null without one. */
export async function findEndpoint(): Promise<string | null> {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription())?.endpoint ?? null;
}

/**
 * Asks for the permission and subscribes anew. Called as the learner taps, because browsers ask nothing otherwise; never
 * rejects.
 */
export async function subscribe(publicKey: string): Promise<Subscribed> {
  try {
    const permission = await Notification.requestPermission();
    if (permission !== 'granted') return { failure: permission === 'denied' ? 'denied' : 'dismissed' };
    const registration = await findWorker();
    if (registration === null) return { failure: 'no-worker' };
    // one of another key would stand in the way
    await (await registration.pushManager.getSubscription())?.unsubscribe();
    const options = { userVisibleOnly: true, applicationServerKey: publicKey };
    return { subscription: await registration.pushManager.subscribe(options) };
  } catch {
    // the browser has no push service, or does not reach it
    return { failure: 'failed' };
  }
}

/** Never rejects: without it the push service says that the device is gone. */
export async function unsubscribe(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker.getRegistration();
    await (await registration?.pushManager.getSubscription())?.unsubscribe();
  } catch {
    // nothing is left to do here
  }
}

/** The portal's service worker, which may still be on its way; null where it is switched off. */
function findWorker(): Promise<ServiceWorkerRegistration | null> {
  const waited = new Promise<null>((resolve) => setTimeout(() => resolve(null), WORKER_WAIT_MS));
  return Promise.race([navigator.serviceWorker.ready, waited]);
}
