import { Button, StatusMessage } from '@zielona-fala/web-kit/ui';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useOnlyTab } from '../run/use-only-tab.ts';
import { PlayerPage } from './PlayerPage.tsx';
import { PlayerSkeleton } from './PlayerSkeleton.tsx';

export interface OneTabProps {
  readonly testId: number;
  /** An exam has a clock, a learning test has none. */
  readonly isExam: boolean;
  /** Reloads the test, which takes it over from the other tab. */
  readonly onReturn: () => void;
  readonly children: ReactNode;
}

/** A test is taken in one tab at a time: in two of them, answers and clock would part. */
export function OneTab({ testId, isExam, onReturn, children }: OneTabProps) {
  const intl = useIntl();
  const claim = useOnlyTab(`test-${testId}`);
  if (claim === 'here') return children;
  if (claim === 'waiting') return <PlayerSkeleton />;
  return (
    <PlayerPage>
      <StatusMessage
        kind="empty"
        level={1}
        title={intl.formatMessage(
          {
            id: 'dashboard.exam.elsewhere',
            defaultMessage:
              '{exam, select, true {Egzamin trwa w innej karcie} other {Ta nauka trwa w innej karcie}}',
            description: 'The exam or learning test has been opened in another tab of this browser',
          },
          { exam: isExam },
        )}
        text={intl.formatMessage(
          {
            id: 'dashboard.exam.elsewhere.text',
            defaultMessage:
              '{exam, select, true {Zdajesz w jednej karcie naraz, żeby nic się nie pomyliło. Zegar biegnie dalej.} other {Uczysz się w jednej karcie naraz, żeby nic się nie pomyliło. Twoje odpowiedzi są zapisane.}}',
            description: 'Why an exam or learning test is not shown in two tabs at once',
          },
          { exam: isExam },
        )}
        action={
          <Button kind="go" onPress={onReturn}>
            <FormattedMessage
              id="dashboard.exam.elsewhere.action"
              defaultMessage="{exam, select, true {Zdawaj tutaj} other {Ucz się tutaj}}"
              description="Takes the exam or learning test from the other tab to this one"
              values={{ exam: isExam }}
            />
          </Button>
        }
      />
    </PlayerPage>
  );
}
