import { type ActivityDto, STREAK_ANSWERS } from '@zielona-fala/contracts';
import { FormattedMessage } from 'react-intl';

/** Whether today counts for the streak already, or what it still needs. Says nothing of the plan and its goal. */
export function StreakToday({ activity: { today, streak, days } }: { readonly activity: ActivityDto }) {
  if (streak.isReachedToday) {
    return (
      <FormattedMessage
        id="dashboard.streak.reached"
        defaultMessage="Dzisiejszy dzień liczy się do serii."
        description="Enough was answered today for the streak"
      />
    );
  }
  const answered = days.find(({ day }) => day === today)?.answered ?? 0;
  return (
    <FormattedMessage
      id="dashboard.streak.open"
      defaultMessage="{missing, plural, one {Jeszcze # pytanie i dzisiejszy dzień liczy się do serii.} few {Jeszcze # pytania i dzisiejszy dzień liczy się do serii.} many {Jeszcze # pytań i dzisiejszy dzień liczy się do serii.} other {Jeszcze # pytania i dzisiejszy dzień liczy się do serii.}}"
      description="What today still needs for the streak"
      values={{ missing: Math.max(1, STREAK_ANSWERS - answered) }}
    />
  );
}
