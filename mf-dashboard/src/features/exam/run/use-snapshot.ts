import { useEffect, useSyncExternalStore } from 'react';
import type { ExamRun, ExamSnapshot } from './exam-run.ts';

/** Often enough that no second is shown late. */
const TICK_MS = 100;

/** What a run shows; keeps its clock going while the component is there. */
export function useSnapshot(run: ExamRun): ExamSnapshot {
  useEffect(() => {
    const tick = () => run.send({ type: 'tick' });
    const timer = setInterval(tick, TICK_MS);
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [run]);
  return useSyncExternalStore(run.subscribe, run.getSnapshot);
}
