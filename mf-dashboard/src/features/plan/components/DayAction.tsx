import { type CategoryName, MAX_LEARNING_TEST_SIZE, type PlanDto } from '@zielona-fala/contracts';
import { FormattedMessage } from 'react-intl';
import { StartTest } from '../../../shared/launch/StartTest.tsx';
import { leftOf } from '../../../shared/study/plan.ts';

/** Questions that are offered once nothing is left. */
const MORE = 10;

export interface DayActionProps {
  readonly category: CategoryName;
  readonly plan: PlanDto;
}

/** The one button of the day: starts what its sentence asks for. */
export function DayAction({ category, plan }: DayActionProps) {
  const count = Math.min(MAX_LEARNING_TEST_SIZE, leftOf(plan));
  const review = { categoryName: category, mode: 'review' } as const;
  if (plan.state === 'empty') return null;
  if (count === 0) {
    return (
      <StartTest wide kind="plain" wanted={{ ...review, size: MORE }}>
        <FormattedMessage
          id="dashboard.plan.more"
          defaultMessage="Jeszcze {count} pytań"
          description="Starts a review of so many further questions, 10"
          values={{ count: MORE }}
        />
      </StartTest>
    );
  }
  return (
    <StartTest wide wanted={{ ...review, size: count }}>
      <FormattedMessage
        id="dashboard.day.start"
        defaultMessage="{state, select, mistakes {{count, plural, one {Popraw # błąd} few {Popraw # błędy} many {Popraw # błędów} other {Popraw # błędu}}} due {{count, plural, one {Powtórz # pytanie} few {Powtórz # pytania} many {Powtórz # pytań} other {Powtórz # pytania}}} warmup {{count, plural, one {Rozgrzewka: # pytanie} few {Rozgrzewka: # pytania} many {Rozgrzewka: # pytań} other {Rozgrzewka: # pytania}}} other {{count, plural, one {Odpowiedz na # pytanie} few {Odpowiedz na # pytania} many {Odpowiedz na # pytań} other {Odpowiedz na # pytania}}}}"
        description="Starts what the day asks for: mistakes of today, due questions, a warm-up on the day of the exam, or simply questions"
        values={{ state: kindOf(plan), count }}
      />
    </StartTest>
  );
}

function kindOf({ state, next }: PlanDto): 'mistakes' | 'due' | 'warmup' | 'questions' {
  if (state === 'exam-day') return 'warmup';
  if (state !== 'rest') return 'questions';
  if (next.again === 0) return 'due';
  return next.due + next.mistake === 0 ? 'mistakes' : 'questions';
}
