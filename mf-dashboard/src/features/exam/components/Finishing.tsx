import type { AnswersByNumber, TestDto } from '@zielona-fala/contracts';
import { Navigate } from '@zielona-fala/web-kit/router';
import { Panel, Ring, StatusMessage } from '@zielona-fala/web-kit/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { pathOf } from '../../../route-table.ts';
import { StartExam } from '../../../shared/launch/StartExam.tsx';
import type { Ending } from '../domain/state.ts';
import { useFinish } from '../run/use-finish.ts';
import * as css from './Finishing.module.css';

export interface FinishingProps {
  readonly test: TestDto;
  readonly answers: AnswersByNumber;
  readonly ending: Ending;
}

/** From the last answer to the result: the answers are sent until the server has them. */
export function Finishing({ test, answers, ending }: FinishingProps) {
  const intl = useIntl();
  const status = useFinish(test, answers);
  if (status === 'done') {
    return <Navigate to={`${pathOf('dashboard-result')}?testId=${test.testId}`} replace />;
  }
  if (status === 'refused') {
    return (
      <div className={css.page}>
        <StatusMessage
          kind="error"
          level={1}
          title={intl.formatMessage({
            id: 'dashboard.exam.refused',
            defaultMessage: 'Tego egzaminu już nie ma',
            description: 'The server refused the answers: the exam has been deleted',
          })}
          text={intl.formatMessage({
            id: 'dashboard.exam.refused.text',
            defaultMessage: 'Mógł zostać usunięty na innym urządzeniu. Zacznij nowy, kiedy chcesz.',
            description: 'What to do when the exam is gone',
          })}
          action={
            <StartExam>
              <FormattedMessage
                id="dashboard.exam.refused.action"
                defaultMessage="Zacznij nowy egzamin"
                description="Starts a new exam"
              />
            </StartExam>
          }
        />
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
