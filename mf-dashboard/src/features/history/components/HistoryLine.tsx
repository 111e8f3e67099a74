import type { TestDto } from '@zielona-fala/contracts';
import { usePortal } from '@zielona-fala/web-kit/session';
import { Button, ButtonLink, Icon, Tag } from '@zielona-fala/web-kit/ui';
import { FormattedDate, FormattedMessage, useIntl } from 'react-intl';
import { examAddress } from '../../../shared/test-address.ts';
import { ExamLine } from '../../../shared/ui/ExamLine.tsx';
import { useRemoval } from '../../../shared/use-removal.ts';
import * as css from './History.module.css';

/** One exam: opens its result, or goes on with it; can be deleted. */
export function HistoryLine({ test }: { readonly test: TestDto }) {
  const intl = useIntl();
  const { dialogs } = usePortal();
  const { remove, isRemoving } = useRemoval();
  const isRunning = test.status === 'unfinished' && test.mode === 'exam';

  const deleteLabel = intl.formatMessage({
    id: 'dashboard.history.delete.confirm',
    defaultMessage: 'Usuń egzamin',
    description: 'Deletes the exam',
  });

  const askAndRemove = async () => {
    const sure = await dialogs.confirm({
      tone: 'stop',
      title: intl.formatMessage({
        id: 'dashboard.history.delete.title',
        defaultMessage: 'Usunąć ten egzamin?',
        description: 'Asks before an exam is deleted',
      }),
      text: isRunning
        ? intl.formatMessage({
            id: 'dashboard.history.delete.running',
            defaultMessage: 'Egzamin jeszcze trwa. Twoje odpowiedzi przepadną i nie będzie wyniku.',
            description: 'What deleting an unfinished exam means',
          })
        : intl.formatMessage({
            id: 'dashboard.history.delete.finished',
            defaultMessage: 'Zniknie z historii. Statystyki, doświadczenie i ranking zostaną bez zmian.',
            description: 'What deleting a finished exam means',
          }),
      confirmLabel: deleteLabel,
      cancelLabel: intl.formatMessage({
        id: 'dashboard.history.delete.cancel',
        defaultMessage: 'Zostaw',
        description: 'Keeps the exam',
      }),
    });
    if (sure) await remove(test.testId);
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
            defaultMessage: 'Usuń egzamin z {date, date, long}',
            description: 'Deletes an exam, named by its day',
          },
          { date: new Date(test.created) },
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
      <ButtonLink to={examAddress({ testId: test.testId, cat: test.category.name })}>
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
