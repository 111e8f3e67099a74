import type { PortalSession } from '@zielona-fala/contracts/portal';
import { progressMemory } from './progress-memory.ts';

/** Deletes the progress of exams from this browser when the learner signs out. */
export function forgetProgressAtLogout(session: PortalSession): void {
  session.subscribe(() => {
    if (session.getState().status === 'anonymous') progressMemory.forgetAll();
  });
}
