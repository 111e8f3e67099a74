import type { Session } from '@zielona-fala/web-kit/session';
import { browserMemory } from '@zielona-fala/web-kit/storage';

/** Whether nobody is signed in, in any tab: one that follows another tab's sign-in is anonymous for a moment. */
export const isNobodySignedIn = ({ getState }: Pick<Session, 'getState'>): boolean =>
  getState().status === 'anonymous' && browserMemory.read('signedIn') === null;
