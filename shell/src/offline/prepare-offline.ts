import type { Portal } from '@zielona-fala/contracts/portal';
import type { Session } from '@zielona-fala/web-kit/session';
import { followPush } from './follow-push.ts';
import { forgetWithSession } from './forget-with-session.ts';
import { offerPractice } from './offer-practice.ts';
import { restoreWhenOnline } from './restore-when-online.ts';
import { type RegistrationParts, registerServiceWorker } from './service-worker-registration.ts';

interface OfflineParts extends RegistrationParts {
  readonly session: Session;
  readonly portal: Portal;
}

/** What a visit needs to go on without a network, and to come back from it. */
export async function prepareOffline(app: OfflineParts): Promise<void> {
  forgetWithSession(app.session);
  followPush(app.session, app.portal);
  restoreWhenOnline(app.session);
  offerPractice(app.portal);
  // a browser that refuses goes on without
  await registerServiceWorker(app).catch(() => undefined);
}
