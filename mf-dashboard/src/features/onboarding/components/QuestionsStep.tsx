import type { CategoryName } from '@zielona-fala/contracts';
import { FormattedMessage } from 'react-intl';
import type { TestView } from '../../../shared/api/get-test.ts';
import { ResumeLearning } from '../../../shared/launch/ResumeLearning.tsx';
import { StartTest } from '../../../shared/launch/StartTest.tsx';
import * as css from './Onboarding.module.css';

/** Enough for a first impression, few enough for the onboarding. */
const QUESTIONS = 10;

export interface QuestionsStepProps {
  readonly category: CategoryName;
  /** A learning test that waits, such as these questions once begun; null without one. */
  readonly open: TestView | null;
}

/** Placement questions, from which the plan is derived. */
export function QuestionsStep({ category, open }: QuestionsStepProps) {
  return (
    <>
      <h2 tabIndex={-1}>
        <FormattedMessage
          id="dashboard.first.questions"
          defaultMessage="Pierwsze {count} pytań"
          description="Third step of a newcomer: so many questions, 10"
          values={{ count: QUESTIONS }}
        />
      </h2>
      <p className={css.text}>
        <FormattedMessage
          id="dashboard.first.questions.text"
          defaultMessage="Pokażą, co już wiesz, a potem czeka tu Twój plan na każdy dzień. Bez zegara, z wyjaśnieniem po każdej odpowiedzi. Pomyłki nic nie kosztują, a dzisiejszy dzień liczy się już do serii."
          description="What the first questions are for, and what they are like"
        />
      </p>
      {open ? (
        <ResumeLearning test={open} />
      ) : (
        <StartTest wide wanted={{ categoryName: category, mode: 'review', size: QUESTIONS }}>
          <FormattedMessage
            id="dashboard.first.start"
            defaultMessage="Odpowiedz na {count} pytań"
            description="Starts the first questions, 10"
            values={{ count: QUESTIONS }}
          />
        </StartTest>
      )}
    </>
  );
}
