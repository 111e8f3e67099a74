import { online } from '@zielona-fala/web-kit/observable';
import type { Session } from '@zielona-fala/web-kit/session';

export interface Return {
  readonly session: Pick<Session, 'getState' | 'subscribe' | 'reloadUser'>;
  /** A test is under way, which nothing disturbs. */
  readonly isHeld: () => boolean;
  /** Reads all answers again that pages show. */
  readonly readAnew: () => void;
}

/** Has everything read again that was shown as last seen, as soon as network and session are back. */
export function readAnewOnReturn({ session, isHeld, readAnew }: Return): void {
  const isAway = () => session.getState().status === 'unreachable' || !online.get();
  let wasAway = isAway();
  const look = () => {
    const isReturn = wasAway && !isAway() && session.getState().status === 'signed-in';
    wasAway = isAway();
    if (!isReturn || isHeld()) return;
    // a failure is logged by the client, and the page stays as it is
    void session.reloadUser().catch(() => undefined);
    readAnew();
  };
  session.subscribe(look);
  online.subscribe(look);
}
