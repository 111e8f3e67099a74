import type { Observable } from '@zielona-fala/web-kit/observable';
import { WORKER_PATH, type WorkerMessage } from '../worker/worker-message.ts';

export interface RegistrationParts {
  /** True while a test is under way, which nothing may change. */
  readonly updatesHeld: Observable<boolean>;
}

const tell = (worker: ServiceWorker, message: WorkerMessage): void => worker.postMessage(message);

/**
 * Registers the portal's service worker. A newer one takes over here, so at a visit's beginning, unless a test is under
 * way. Where the browser refuses one, the portal works as it does without.
 */
export async function registerServiceWorker({ updatesHeld }: RegistrationParts): Promise<void> {
  const { serviceWorker } = navigator;
  if (!serviceWorker) return;
  const registration = await serviceWorker.register(WORKER_PATH);
  if (registration.waiting && !updatesHeld.get()) tell(registration.waiting, { type: 'take-over' });
  const { active } = await serviceWorker.ready;
  const files = performance.getEntriesByType('resource').map(({ name }) => name);
  if (active) tell(active, { type: 'opened', path: location.pathname, files });
}
