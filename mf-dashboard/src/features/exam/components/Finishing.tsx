import type { AnswersByNumber, TestDto } from '@zielona-fala/contracts';
import { failureOrThrow } from '@zielona-fala/web-kit';
import { Navigate } from '@zielona-fala/web-kit/router';
import { retry } from '@zielona-fala/web-kit/session';
import { Panel, Ring } from '@zielona-fala/web-kit/ui';
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { withPageTexts } from '../../../page-texts.tsx';
import { useCheckTestMutation } from '../../../shared/api/check-test.ts';
import { isTemporary } from '../../../shared/is-temporary.ts';
import { serverClock } from '../../../shared/server-clock.ts';
import { resultAddress } from '../../../shared/test-address.ts';
import type { Ending } from '../domain/state.ts';
import { progressMemory } from '../run/progress-memory.ts';
import { useUncovered } from '../run/use-uncovered.ts';
import * as css from './Finishing.module.css';

// a player does without what starts the next test, and without its texts
const RefusedExam = lazy(async () => ({
  default: withPageTexts((await import('./RefusedExam.tsx')).RefusedExam, null),
}));

export interface FinishingProps {
  readonly test: TestDto;
  readonly answers: AnswersByNumber;
  readonly ending: Ending;
  /** When `test` came, in milliseconds of this browser's clock. */
  readonly receivedAt: number;
}

/** From the last answer to the result: the answers are sent until the server has them. */
export function Finishing({ test, answers, ending, receivedAt }: FinishingProps) {
  const deadline = Date.parse(test.deadline ?? '');
  const now = serverClock(Date.parse(test.serverTime), receivedAt);
  const status = useFinish(test, answers, () => now() >= deadline);
  useUncovered(status !== 'refused');
  if (status === 'done') {
    return <Navigate to={resultAddress(test.testId)} replace />;
  }
  if (status === 'refused') {
    return (
      <div className={css.page}>
        <Suspense>
          <RefusedExam />
        </Suspense>
      </div>
    );
  }
  return (
    <div className={css.page}>
      <Panel className={css.panel}>
        <Ring value={0.3} size="xlarge" className={css.turning} />
        <div className={css.words} role="status">
          <h1>
            {ending === 'time' ? (
              <FormattedMessage
                id="dashboard.exam.over.time"
                defaultMessage="Czas egzaminu minął"
                description="The exam is over because its time is up"
              />
            ) : (
              <FormattedMessage
                id="dashboard.exam.over"
                defaultMessage="To koniec egzaminu"
                description="The exam is over"
              />
            )}
          </h1>
          <p>
            <FormattedMessage
              id="dashboard.exam.sending"
              defaultMessage="{status, select, waiting {Czekamy na połączenie i sami wyślemy odpowiedzi. Liczą się te, które dotrą do nas do godziny {deadline, time, short}.} late {Czekamy na połączenie, aby pokazać wynik. Liczą się odpowiedzi, które dotarły do nas przed końcem czasu.} other {Sprawdzamy odpowiedzi…}}"
              description="After the last answer; waiting: not sent yet and tried again; late: likewise, and the time of the exam is over; other: being checked"
              values={{ status, deadline }}
            />
          </p>
        </div>
      </Panel>
    </div>
  );
}

/** `waiting`: not through yet, tried again · `late`: and past the deadline · `refused`: the server has no such exam */
type FinishStatus = 'checking' | 'waiting' | 'late' | 'done' | 'refused';

/** Ends the exam on the server, however long it takes. */
function useFinish(test: TestDto, answers: AnswersByNumber, isLate: () => boolean): FinishStatus {
  const [status, setStatus] = useState<FinishStatus>('checking');
  const [checkTest] = useCheckTestMutation();
  const { testId, category } = test;

  const finish = useEffectEvent(async (signal: AbortSignal) => {
    try {
      await retry(() => checkTest({ testId, categoryName: category.name, answers }).unwrap(), {
        signal,
        shouldRetry: isTemporary,
        onRetry: () => setStatus(isLate() ? 'late' : 'waiting'),
      });
      progressMemory.forget(testId);
      setStatus('done');
    } catch (error) {
      if (signal.aborted) return;
      failureOrThrow(error);
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
