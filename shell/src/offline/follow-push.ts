import type { Portal } from '@zielona-fala/contracts/portal';
import type { Session } from '@zielona-fala/web-kit/session';
import { isNobodySignedIn } from './is-nobody-signed-in.ts';
import { renewSubscription, unsubscribe } from './push-device.ts';

/** Who never allowed notifications has no subscription. */
const mayHave = (): boolean => 'Notification' in window && Notification.permission === 'granted';

/** Ends the notifications on this device once nobody is signed in, and until then keeps the server's address of it right. */
export function followPush(
  session: Pick<Session, 'getState' | 'subscribe'>,
  { api }: Pick<Portal, 'api'>,
): void {
  let isRenewed = false;
  const look = async (): Promise<void> => {
    const { status, user } = session.getState();
    const isOver = isNobodySignedIn(session);
    const mayRenew = status === 'signed-in' && user?.isActive && !isRenewed;
    if (!mayHave() || !(isOver || mayRenew)) return;
    isRenewed = !isOver;
    await (isOver ? unsubscribe() : renewSubscription(api));
  };
  // what fails now is tried again with the next visit
  const lookAgain = () => void look().catch(() => undefined);
  lookAgain();
  session.subscribe(lookAgain);
}
