import type { AnswersByNumber, TestDto } from '@zielona-fala/contracts';
import { Navigate } from '@zielona-fala/web-kit/router';
import { Panel, Ring } from '@zielona-fala/web-kit/ui';
import { lazy, Suspense } from 'react';
import { FormattedMessage } from 'react-intl';
import { pathOf } from '../../../route-table.ts';
import type { Ending } from '../domain/state.ts';
import { useFinish } from '../run/use-finish.ts';
import * as css from './Finishing.module.css';

// a player does without what starts the next test
const RefusedExam = lazy(async () => ({ default: (await import('./RefusedExam.tsx')).RefusedExam }));

export interface FinishingProps {
  readonly test: TestDto;
  readonly answers: AnswersByNumber;
  readonly ending: Ending;
}

/** From the last answer to the result: the answers are sent until the server has them. */
export function Finishing({ test, answers, ending }: FinishingProps) {
  const status = useFinish(test, answers);
  if (status === 'done') {
    return <Navigate to={`${pathOf('dashboard-result')}?testId=${test.testId}`} replace />;
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
          {status === 'waiting' ? (
            <p>
              <FormattedMessage
                id="dashboard.exam.waiting"
                defaultMessage="Twoje odpowiedzi są bezpieczne. Czekamy na połączenie i wyślemy je sami. Nie musisz nic robić."
                description="The answers could not be sent yet and are tried again"
              />
            </p>
          ) : (
            <p>
              <FormattedMessage
                id="dashboard.exam.checking"
                defaultMessage="Sprawdzamy odpowiedzi…"
                description="The answers are being checked"
              />
            </p>
          )}
        </div>
      </Panel>
    </div>
  );
}
