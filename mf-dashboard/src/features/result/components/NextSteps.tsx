import type { TestReviewDto } from '@zielona-fala/contracts';
import { Button, ButtonLink } from '@zielona-fala/web-kit/ui';
import { FormattedMessage } from 'react-intl';
import { pathOf } from '../../../path-of.ts';
import { StartTest } from '../../../shared/launch/StartTest.tsx';
import * as css from './Verdict.module.css';

export interface NextStepsProps {
  readonly review: TestReviewDto;
  readonly mistakes: number;
  /** The questions that a newcomer begins with: what they are for is the plan. */
  readonly isFirst?: boolean;
  readonly onMistakes: () => void;
}

/** What to do after a test: its mistakes first. */
export function NextSteps({ review, mistakes, isFirst = false, onMistakes }: NextStepsProps) {
  const { testId, category, mode } = review;
  return (
    <div className={css.actions}>
      {isFirst ? <ToPlan isMain /> : null}
      {mistakes > 0 ? (
        <>
          <StartTest
            kind={isFirst ? 'plain' : 'go'}
            className={css.action}
            wanted={{ categoryName: category.name, mode: 'review', fromTest: testId }}
          >
            <FormattedMessage
              id="dashboard.result.retry"
              defaultMessage="{count, plural, one {Przećwicz ten błąd} few {Przećwicz te # błędy} many {Przećwicz te # błędów} other {Przećwicz te # błędu}}"
              description="Starts a review of the questions that were answered wrong or not at all"
              values={{ count: mistakes }}
            />
          </StartTest>
          <Button className={css.action} onPress={onMistakes}>
            <FormattedMessage
              id="dashboard.result.mistakes"
              defaultMessage="{count, plural, one {Zobacz # błąd} few {Zobacz # błędy} many {Zobacz # błędów} other {Zobacz # błędu}}"
              description="Opens the questions that were answered wrong or not at all"
              values={{ count: mistakes }}
            />
          </Button>
        </>
      ) : null}
      {mode === 'exam' ? (
        <StartTest
          kind={mistakes === 0 ? 'go' : 'plain'}
          className={css.action}
          wanted={{ categoryName: category.name, mode: 'exam' }}
        >
          <FormattedMessage
            id="dashboard.result.again"
            defaultMessage="Nowy egzamin"
            description="Starts a new exam"
          />
        </StartTest>
      ) : null}
      {mode === 'exam' || isFirst ? null : <ToPlan isMain={mistakes === 0} />}
    </div>
  );
}

function ToPlan({ isMain }: { readonly isMain: boolean }) {
  return (
    <ButtonLink kind={isMain ? 'go' : 'plain'} className={css.action} to={pathOf('dashboard-home')}>
      <FormattedMessage
        id="dashboard.result.plan"
        defaultMessage="Plan na dziś"
        description="After a learning test: goes to the day's plan"
      />
    </ButtonLink>
  );
}
