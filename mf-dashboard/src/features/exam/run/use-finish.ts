import type { AnswersByNumber, TestDto } from '@zielona-fala/contracts';
import { usePortal } from '@zielona-fala/web-kit/session';
import { useEffect, useEffectEvent, useState } from 'react';
import { useCheckTestMutation } from '../api/check-test.ts';
import { checkUntilAnswered } from './check-until-answered.ts';
import { progressMemory } from './progress-memory.ts';

/** `waiting`: not through yet, tried again · `refused`: the server has no such exam */
export type FinishStatus = 'checking' | 'waiting' | 'done' | 'refused';

/** Ends the exam on the server, however long it takes. */
export function useFinish(test: TestDto, answers: AnswersByNumber): FinishStatus {
  const [status, setStatus] = useState<FinishStatus>('checking');
  const [checkTest] = useCheckTestMutation();
  const { session } = usePortal();
  const { testId, category } = test;

  const finish = useEffectEvent(async (signal: AbortSignal) => {
    try {
      await checkUntilAnswered({
        check: () => checkTest({ testId, categoryName: category.name, answers }).unwrap(),
        onWaiting: () => setStatus('waiting'),
        signal,
      });
      progressMemory.forget(testId);
      setStatus('done');
      // the header's level; a failure shows the old one until the next load
      await session.reloadUser().catch(() => undefined);
    } catch {
      if (signal.aborted) return;
      progressMemory.forget(testId);
      setStatus('refused');
    }
  });

  useEffect(() => {
    const leaving = new AbortController();
    void finish(leaving.signal);
    return () => leaving.abort();
  }, []);

  return status;
}
