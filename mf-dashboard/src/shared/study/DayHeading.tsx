import type { CategoryName, PlanDto } from '@zielona-fala/contracts';
import { FormattedMessage } from 'react-intl';
import { leftOf } from './plan.ts';

export interface DayHeadingProps {
  readonly category: CategoryName;
  readonly plan: PlanDto;
}

/** What today is, in one sentence. */
export function DayHeading({ category, plan }: DayHeadingProps) {
  const left = leftOf(plan);
  switch (plan.state) {
    case 'empty':
      return (
        <FormattedMessage
          id="dashboard.day.empty"
          defaultMessage="W kategorii {category} nie ma jeszcze pytań"
          description="Heading of the dashboard: the category has no questions"
          values={{ category }}
        />
      );
    case 'exam-day':
      return (
        <FormattedMessage
          id="dashboard.day.exam"
          defaultMessage="Dziś egzamin. Powodzenia!"
          description="Heading of the dashboard: the state exam is today"
        />
      );
    case 'open':
      return (
        <FormattedMessage
          id="dashboard.day.open"
          defaultMessage="{left, plural, one {Na dziś zostało # pytanie} few {Na dziś zostały # pytania} many {Na dziś zostało # pytań} other {Na dziś zostało # pytania}}"
          description="Heading of the dashboard: what is left of the day's goal"
          values={{ left }}
        />
      );
    case 'rest':
      return (
        <FormattedMessage
          id="dashboard.day.rest"
          defaultMessage="{mistakes, plural, =0 {{due, plural, one {Jeszcze # powtórka} few {Jeszcze # powtórki} many {Jeszcze # powtórek} other {Jeszcze # powtórki}}} one {Popraw jeszcze # dzisiejszy błąd} few {Popraw jeszcze # dzisiejsze błędy} many {Popraw jeszcze # dzisiejszych błędów} other {Popraw jeszcze # dzisiejszego błędu}}"
          description="Heading of the dashboard: the day's goal is reached, but mistakes of today wait, or without them questions to repeat"
          values={{ mistakes: plan.next.again, due: left }}
        />
      );
    case 'push':
      return (
        <FormattedMessage
          id="dashboard.day.push"
          defaultMessage="{days, plural, =1 {Egzamin jutro} one {Egzamin za # dzień} few {Egzamin za # dni} many {Egzamin za # dni} other {Egzamin za # dnia}}: {left, plural, one {zrób jeszcze # pytanie} few {zrób jeszcze # pytania} many {zrób jeszcze # pytań} other {zrób jeszcze # pytania}}"
          description="Heading of the dashboard: the day's goal is reached, but the exam is near and the learner not ready"
          values={{ days: plan.exam?.daysLeft ?? 0, left }}
        />
      );
    case 'done':
      return (
        <FormattedMessage
          id="dashboard.day.done"
          defaultMessage="Plan na dziś zrobiony"
          description="Heading of the dashboard: nothing is left to do today"
        />
      );
  }
}
