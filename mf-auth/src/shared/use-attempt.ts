import type { ApiFailure } from '@zielona-fala/contracts/portal';
import { failureOrThrow } from '@zielona-fala/web-kit';
import { useCallback, useEffect, useState } from 'react';

interface AttemptState<Answer> {
  readonly isPending: boolean;
  /** Why the last one failed, until the next. */
  readonly failure: ApiFailure | null;
  /** Whether the last one has succeeded; a defect of ours has not, and is no failure either. */
  readonly isDone: boolean;
  /** What the last one brought, until the next; null also where success brings nothing. */
  readonly answer: Answer | null;
}

export interface Attempt<Answer> extends AttemptState<Answer> {
  readonly run: () => Promise<void>;
}

const IDLE = { isPending: false, failure: null, isDone: false, answer: null };
const PENDING = { ...IDLE, isPending: true };

/** Work at the server that may fail, and be tried again. */
export function useAttempt<Answer>(
  work: () => Promise<Answer>,
  atFirst: AttemptState<Answer> = IDLE,
): Attempt<Answer> {
  const [state, setState] = useState(atFirst);
  const run = useCallback(async () => {
    setState(PENDING);
    let ended: AttemptState<Answer> = IDLE;
    try {
      ended = { ...IDLE, answer: await work(), isDone: true };
    } catch (error) {
      ended = { ...IDLE, failure: failureOrThrow(error) };
    } finally {
      setState(ended);
    }
  }, [work]);
  return { ...state, run };
}

/**
 * The same of work that begins as soon as it is shown.
 * @param work stable between renders; another one is begun too
 */
export function useAttemptAtOnce<Answer>(work: () => Promise<Answer>): Attempt<Answer> {
  const attempt = useAttempt(work, PENDING);
  const { run } = attempt;
  useEffect(() => {
    void run();
  }, [run]);
  return attempt;
}
