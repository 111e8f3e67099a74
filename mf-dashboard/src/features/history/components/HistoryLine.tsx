import type { TestDto } from '@zielona-fala/contracts';
import { usePortal } from '@zielona-fala/web-kit/session';
import { Button, ButtonLink, Icon, Tag } from '@zielona-fala/web-kit/ui';
import { FormattedDate, FormattedMessage, useIntl } from 'react-intl';
import { examAddress, viewOf } from '../../../shared/test-address.ts';
import { ExamLine } from '../../../shared/ui/ExamLine.tsx';
import { useRemoval } from '../../../shared/use-removal.ts';
import * as css from './History.module.css';

export interface HistoryLineProps {
  readonly test: TestDto;
  /** Its deletion is decided. */
  readonly onRemoving: () => void;
}

/** One test: opens its result, or resumes it; can be deleted. */
export function HistoryLine({ test, onRemoving }: HistoryLineProps) {
  const intl = useIntl();
  const { dialogs } = usePortal();
  const { remove, isRemoving } = useRemoval();
  const isExam = test.mode === 'exam';
  const isRunning = test.status === 'unfinished' && isExam;
  const kind = isExam ? 'exam' : 'learning';

  const deleteLabel = intl.formatMessage(
    {
      id: 'dashboard.history.delete.confirm',
      defaultMessage: '{kind, select, exam {Usuń egzamin} other {Usuń naukę}}',
      description: 'Deletes the exam or learning test',
    },
    { kind },
  );

  const askAndRemove = async () => {
    const sure = await dialogs.confirm({
      tone: 'stop',
      title: intl.formatMessage(
        {
          id: 'dashboard.history.delete.title',
          defaultMessage: '{kind, select, exam {Usunąć ten egzamin?} other {Usunąć tę naukę?}}',
          description: 'Asks before an exam or learning test is deleted',
        },
        { kind },
      ),
      text: isRunning
        ? intl.formatMessage({
            id: 'dashboard.history.delete.running',
            defaultMessage: 'Egzamin jeszcze trwa. Twoje odpowiedzi przepadną i nie będzie wyniku.',
            description: 'What deleting an unfinished exam means',
          })
        : intl.formatMessage(
            {
              id: 'dashboard.history.delete.finished',
              defaultMessage: 'Zniknie z historii. Statystyki, doświadczenie i ranking zostaną bez zmian.',
              description: 'What deleting a finished exam or learning test means; kind: exam or learning',
            },
            { kind },
          ),
      confirmLabel: deleteLabel,
      cancelLabel: intl.formatMessage({
        id: 'dashboard.history.delete.cancel',
        defaultMessage: 'Zostaw',
        description: 'Keeps the exam',
      }),
    });
    if (!sure) return;
    onRemoving();
    await remove(test.testId);
  };

  return (
    <div className={css.line}>
      {test.status === 'unfinished' ? <RunningLine test={test} /> : <ExamLine test={test} />}
      <Button
        kind="quiet"
        icon
        isPending={isRemoving}
        aria-label={intl.formatMessage(
          {
            id: 'dashboard.history.delete',
            defaultMessage:
              '{kind, select, exam {Usuń egzamin} other {Usuń naukę}} z {date, date, long}, {date, time, short}',
            description: 'Deletes an exam or learning test, named by its day and time',
          },
          { kind, date: new Date(test.created) },
        )}
        onPress={() => void askAndRemove()}
      >
        <Icon name="trash" />
      </Button>
    </div>
  );
}

function RunningLine({ test }: { readonly test: TestDto }) {
  return (
    <div className={css.running}>
      <span>
        <Tag tone="warn">
          <FormattedMessage
            id="dashboard.history.running"
            defaultMessage="Trwa"
            description="The exam is not over"
          />
        </Tag>{' '}
        <span className={css.when}>
          <FormattedDate value={test.created} day="numeric" month="short" hour="2-digit" minute="2-digit" />
        </span>
      </span>
      <ButtonLink to={examAddress(viewOf(test))}>
        {test.mode === 'exam' ? (
          <FormattedMessage
            id="dashboard.history.resume"
            defaultMessage="Wróć do egzaminu"
            description="Goes on with the exam"
          />
        ) : (
          <FormattedMessage
            id="dashboard.history.resume.learning"
            defaultMessage="Wróć do nauki"
            description="Comes back to a learning test"
          />
        )}
      </ButtonLink>
    </div>
  );
}
