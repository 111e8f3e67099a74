import { failureOf } from '@zielona-fala/web-kit/session';
import { Button } from '@zielona-fala/web-kit/ui';
import { FormattedMessage } from 'react-intl';
import { useChangePreferencesMutation } from '../../../shared/api/preferences.ts';
import { useActionFailed } from '../../../shared/use-action-failed.ts';

export interface ExamPaceProps {
  /** Questions a day that would show all of them before the exam. */
  readonly perDay: number;
  readonly dailyGoal: number;
  /** Nobody can aim at more than the highest goal. */
  readonly isOffered: boolean;
}

/** What it would take to see everything before the exam; in one press it is the goal. */
export function ExamPace({ perDay, dailyGoal, isOffered }: ExamPaceProps) {
  const [change, { isLoading }] = useChangePreferencesMutation();
  const sayFailed = useActionFailed();
  const takeUp = async () => {
    const { error } = await change({ dailyGoal: perDay });
    if (error) sayFailed(failureOf(error));
  };
  if (!isOffered) {
    return (
      <p>
        <FormattedMessage
          id="dashboard.day.pace.out-of-reach"
          defaultMessage="Wszystkich pytań nie zdążysz już zobaczyć. Plan zaczyna od tych, które ważą najwięcej."
          description="No goal is high enough to see all questions before the exam"
        />
      </p>
    );
  }
  return (
    <>
      <p>
        <FormattedMessage
          id="dashboard.day.pace"
          defaultMessage="Żeby przed egzaminem zobaczyć wszystkie pytania, potrzeba {perDay} dziennie. Teraz Twój cel to {goal}."
          description="How many questions a day would show all of them before the exam, and the daily goal as it is"
          values={{ perDay, goal: dailyGoal }}
        />
      </p>
      <Button isPending={isLoading} onPress={() => void takeUp()}>
        <FormattedMessage
          id="dashboard.day.pace.action"
          defaultMessage="Ustaw cel: {perDay} dziennie"
          description="Makes so many questions a day the daily goal"
          values={{ perDay }}
        />
      </Button>
    </>
  );
}
