import type { CategoryName, TestStandingDto } from '@zielona-fala/contracts';
import { ButtonLink } from '@zielona-fala/web-kit/ui';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { TestView } from '../../../shared/api/get-test.ts';
import { useGetPlanQuery } from '../../../shared/api/study.ts';
import { GoOnWords } from '../../../shared/launch/GoOnWords.tsx';
import { StartTest } from '../../../shared/launch/StartTest.tsx';
import { leftOf } from '../../../shared/study/plan.ts';
import { examAddress } from '../../../shared/test-address.ts';
import * as css from './Practise.module.css';

/** A learning test that waits for its learner. */
export type OpenTest = TestView & Pick<TestStandingDto, 'answeredCount' | 'questionCount'>;

export interface GoOnProps {
  readonly category: CategoryName;
  /** Null without one. */
  readonly open: OpenTest | null;
}

/** The main way: on with the learning test that waits, or with what the day's plan asks next. */
export function GoOn({ category, open }: GoOnProps) {
  const { currentData: plan } = useGetPlanQuery(category);
  if (open) {
    return (
      <ButtonLink kind="go" wide className={css.goOn} to={examAddress(open)}>
        <Face>
          <FormattedMessage
            id="dashboard.launch.go-on.open"
            defaultMessage="Nauka w toku: {answered} z {questions}"
            description="Below: continue learning. Answers given in the unfinished learning test, of its questions"
            values={{ answered: open.answeredCount, questions: open.questionCount }}
          />
        </Face>
      </ButtonLink>
    );
  }
  return (
    <StartTest wide className={css.goOn} wanted={{ categoryName: category, mode: 'review' }}>
      <Face>
        {plan ? (
          <FormattedMessage
            id="dashboard.launch.go-on.plan"
            defaultMessage="{count, plural, =0 {Plan na dziś zrobiony, dalej po swojemu} one {# pytanie na dziś} few {# pytania na dziś} many {# pytań na dziś} other {# pytania na dziś}}"
            description="Below: continue learning. How many questions are left of today's plan"
            values={{ count: leftOf(plan) }}
          />
        ) : (
          <FormattedMessage
            id="dashboard.launch.go-on.what"
            defaultMessage="Powtórki, błędy, nowe pytania"
            description="Below: continue learning. What is asked, while the plan is not known"
          />
        )}
      </Face>
    </StartTest>
  );
}

function Face({ children }: { readonly children: ReactNode }) {
  return (
    <span className={css.face}>
      <GoOnWords />
      <small>{children}</small>
    </span>
  );
}
