import type { AnswersByNumber, TestDto } from '@zielona-fala/contracts';
import { retry } from '@zielona-fala/web-kit/session';
import { useEffect, useEffectEvent, useState } from 'react';
import { useCheckTestMutation } from '../../../shared/api/check-test.ts';
import { isTemporary } from '../../../shared/is-temporary.ts';
import { progressMemory } from './progress-memory.ts';

/** `waiting`: not through yet, tried again · `refused`: the server has no such exam */
export type FinishStatus = 'checking' | 'waiting' | 'done' | 'refused';

/** Ends the exam on the server, however long it takes. */
export function useFinish(test: TestDto, answers: AnswersByNumber): FinishStatus {
  const [status, setStatus] = useState<FinishStatus>('checking');
  const [checkTest] = useCheckTestMutation();
  const { testId, category } = test;

  const finish = useEffectEvent(async (signal: AbortSignal) => {
    try {
      await retry(() => checkTest({ testId, categoryName: category.name, answers }).unwrap(), {
        signal,
        shouldRetry: isTemporary,
        onRetry: () => setStatus('waiting'),
      });
      progressMemory.forget(testId);
      setStatus('done');
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
