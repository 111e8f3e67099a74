import { useEffect, useState } from 'react';

/** `waiting`: it is not known yet · `here`: this tab has it · `elsewhere`: another tab has taken it */
export type TabClaim = 'waiting' | 'here' | 'elsewhere';

/** Claims something that one tab of the browser may have at a time: the one that claimed it last. */
export function useOnlyTab(name: string): TabClaim {
  const [claim, setClaim] = useState<TabClaim>('locks' in navigator ? 'waiting' : 'here');
  useEffect(() => {
    if (!('locks' in navigator)) return;
    const { promise: left, resolve: leave } = Promise.withResolvers<void>();
    let isLeft = false;
    const set = (next: TabClaim) => {
      if (!isLeft) setClaim(next);
    };
    navigator.locks
      .request(name, { steal: true }, () => {
        set('here');
        return left;
      })
      // rejects when another tab steals it
      .catch(() => set('elsewhere'));
    return () => {
      isLeft = true;
      leave();
    };
  }, [name]);
  return claim;
}
