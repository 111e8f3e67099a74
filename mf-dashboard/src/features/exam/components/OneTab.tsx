import { useLoaded } from '@zielona-fala/web-kit/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { PlayerSkeleton } from './PlayerSkeleton.tsx';
import type { TakenElsewhereProps } from './TakenElsewhere.tsx';

// it is rare, and a player does without its code
const loadTakenElsewhere = async () => (await import('./TakenElsewhere.tsx')).TakenElsewhere;

export interface OneTabProps extends TakenElsewhereProps {
  readonly testId: number;
  readonly children: ReactNode;
}

/** A test is taken in one tab at a time: in two of them, answers and clock would part. */
export function OneTab({ testId, isExam, onReturn, children }: OneTabProps) {
  const claim = useOnlyTab(`test-${testId}`);
  const TakenElsewhere = useLoaded(loadTakenElsewhere, claim === 'elsewhere');
  if (claim === 'here') return children;
  if (claim === 'waiting' || TakenElsewhere === null) return <PlayerSkeleton />;
  return <TakenElsewhere isExam={isExam} onReturn={onReturn} />;
}

/** `waiting`: it is not known yet · `here`: this tab has it · `elsewhere`: another tab has taken it */
type TabClaim = 'waiting' | 'here' | 'elsewhere';

/** Claims something that one tab of the browser may have at a time: the one that claimed it last. */
function useOnlyTab(name: string): TabClaim {
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
