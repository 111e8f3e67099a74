import type { TestDto } from '@zielona-fala/contracts';
import { useNavigate } from '@zielona-fala/web-kit/router';
import { Button, StatusMessage } from '@zielona-fala/web-kit/ui';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { pathOf } from '../../../route-table.ts';
import { useRemoval } from '../../../shared/use-removal.ts';
import * as css from './ExamLoader.module.css';
import { Finishing } from './Finishing.tsx';

/** A test of a learning mode has no clock to play: it can be ended with what was answered, or deleted. */
export function UnfinishedLearning({ test }: { readonly test: TestDto }) {
  const intl = useIntl();
  const navigate = useNavigate();
  const { remove, isRemoving } = useRemoval();
  const [isEnding, setEnding] = useState(false);
  if (isEnding) return <Finishing test={test} answers={test.answers} ending="learner" />;
  const removeAndLeave = async () => {
    if (await remove(test.testId)) navigate(pathOf('dashboard-select-mode'));
  };
  return (
    <div className={css.page}>
      <StatusMessage
        kind="empty"
        level={1}
        title={intl.formatMessage({
          id: 'dashboard.learning-test',
          defaultMessage: 'To nauka, nie egzamin',
          description: 'The unfinished test is of a learning mode, without a clock',
        })}
        text={intl.formatMessage(
          {
            id: 'dashboard.learning-test.text',
            defaultMessage:
              'Odpowiedzi: {count} z {total}. Tu możesz ją zakończyć albo usunąć. To, co już umiesz, zostanie zapamiętane.',
            description: 'How far a learning test is, and what can be done with it; what was learned stays',
          },
          { count: Object.keys(test.answers).length, total: test.questions?.length ?? 0 },
        )}
        action={
          <div className={css.actions}>
            <Button kind="go" onPress={() => setEnding(true)}>
              <FormattedMessage
                id="dashboard.learning-test.end"
                defaultMessage="Zakończ i zobacz odpowiedzi"
                description="Ends a learning test and shows its questions with answers"
              />
            </Button>
            <Button className={css.action} isPending={isRemoving} onPress={() => void removeAndLeave()}>
              <FormattedMessage
                id="dashboard.learning-test.delete"
                defaultMessage="Usuń"
                description="Deletes a learning test that is not finished"
              />
            </Button>
          </div>
        }
      />
    </div>
  );
}
