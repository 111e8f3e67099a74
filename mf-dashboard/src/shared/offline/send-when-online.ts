import type { Portal } from '@zielona-fala/contracts/portal';
import { browserMemory } from '@zielona-fala/web-kit/storage';

/** Sends what was answered without a network, if there is anything and a session. Rejects as `synchronise` does. */
export async function sendWaiting(portal: Portal): Promise<void> {
  const { status } = portal.session.getState();
  if (status !== 'signed-in' || Number(browserMemory.read('unsentAnswers')) === 0) return;
  const { synchronise } = await import('./synchronise.ts');
  await synchronise(portal);
}

/**
 * Sends what waits: now, and each time that the network is back. What does not arrive waits for the next time.
 * @returns ends it
 */
export function sendWhenOnline(portal: Portal): () => void {
  const send = () => void sendWaiting(portal).catch(() => undefined);
  send();
  window.addEventListener('online', send);
  return () => window.removeEventListener('online', send);
}
