import type { CategoryName } from '@zielona-fala/contracts';
import { FormattedMessage } from 'react-intl';
import { StartTest } from '../../../shared/launch/StartTest.tsx';
import * as css from './Onboarding.module.css';

/** Enough for a first impression, few enough for the onboarding. */
const QUESTIONS = 10;

/** Placement questions, from which the plan is derived. */
export function QuestionsStep({ category }: { readonly category: CategoryName }) {
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
      <StartTest wide wanted={{ categoryName: category, mode: 'review', size: QUESTIONS }}>
        <FormattedMessage
          id="dashboard.first.start"
          defaultMessage="Odpowiedz na {count} pytań"
          description="Starts the first questions, 10"
          values={{ count: QUESTIONS }}
        />
      </StartTest>
    </>
  );
}
