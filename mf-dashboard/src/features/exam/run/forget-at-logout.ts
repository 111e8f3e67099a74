import type { PortalSession } from '@zielona-fala/contracts/portal';
import { progressMemory } from './progress-memory.ts';

/** A learner's exams leave this browser with the learner. */
export function forgetProgressAtLogout(session: PortalSession): void {
  session.subscribe(() => {
    if (session.getState().status === 'anonymous') progressMemory.forgetAll();
  });
}
