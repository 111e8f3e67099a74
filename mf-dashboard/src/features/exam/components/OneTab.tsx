import { Button, StatusMessage } from '@zielona-fala/web-kit/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
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

/** `waiting`: it is not known yet · `here`: this tab has it · `elsewhere`: another tab has taken it */
type TabClaim = 'waiting' | 'here' | 'elsewhere';

/** Claims something that one tab of the browser may have at a time: the one that claimed it last. */
function useOnlyTab(name: string): TabClaim {
  const [claim, setClaim] = useState<TabClaim>('locks' in navigator ? 'waiting' : 'here');
  useEffect(() => {
    if (!('locks' in navigator)) return;
    const { promise: left, resolve: leave } = Promise.withResolvers<void>();
    let isLeft = false;
    const set = (next: TabClaim) => {
      if (!isLeft) setClaim(next);
    };
    navigator.locks
      .request(name, { steal: true }, () => {
        set('here');
        return left;
      })
      // rejects when another tab steals it
      .catch(() => set('elsewhere'));
    return () => {
      isLeft = true;
      leave();
    };
  }, [name]);
  return claim;
}
