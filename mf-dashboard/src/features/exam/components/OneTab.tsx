import { Button, StatusMessage } from '@zielona-fala/web-kit/ui';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useOnlyTab } from '../run/use-only-tab.ts';
import * as css from './ExamLoader.module.css';
import { PlayerSkeleton } from './PlayerSkeleton.tsx';

export interface OneTabProps {
  readonly testId: number;
  /** Fetches and shows the exam anew, which takes it from the other tab. */
  readonly onReturn: () => void;
  readonly children: ReactNode;
}

/** An exam is taken in one tab at a time: in two of them, answers and clock would part. */
export function OneTab({ testId, onReturn, children }: OneTabProps) {
  const intl = useIntl();
  const claim = useOnlyTab(`exam-${testId}`);
  if (claim === 'here') return children;
  if (claim === 'waiting') return <PlayerSkeleton />;
  return (
    <div className={css.page}>
      <StatusMessage
        kind="empty"
        level={1}
        title={intl.formatMessage({
          id: 'dashboard.exam.elsewhere',
          defaultMessage: 'Egzamin trwa w innej karcie',
          description: 'The exam has been opened in another tab of this browser',
        })}
        text={intl.formatMessage({
          id: 'dashboard.exam.elsewhere.text',
          defaultMessage: 'Zdajesz w jednej karcie naraz, żeby nic się nie pomyliło. Zegar biegnie dalej.',
          description: 'Why an exam is not shown in two tabs at once',
        })}
        action={
          <Button kind="go" onPress={onReturn}>
            <FormattedMessage
              id="dashboard.exam.elsewhere.action"
              defaultMessage="Zdawaj tutaj"
              description="Takes the exam from the other tab to this one"
            />
          </Button>
        }
      />
    </div>
  );
}
