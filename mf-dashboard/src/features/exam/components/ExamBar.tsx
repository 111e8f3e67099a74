import { FormattedMessage } from 'react-intl';
import { PlayerBar } from '../../../shared/player/PlayerBar.tsx';

export interface ExamBarProps {
  readonly canGoOn: boolean;
  readonly isLast: boolean;
  /** Nothing is checked after a trial. */
  readonly isTrial: boolean;
  readonly onNext: () => void;
  readonly onFinish: () => void;
}

/** Finish and next; on the last question they are one. */
export function ExamBar({ canGoOn, isLast, isTrial, onNext, onFinish }: ExamBarProps) {
  const finish = (
    <FormattedMessage
      id="dashboard.exam.finish"
      defaultMessage="Zakończ"
      description="Ends the exam before its last question; asks first"
    />
  );
  return (
    <PlayerBar
      aside={isLast ? null : { words: finish, onPress: onFinish }}
      onward={{
        words: isLast ? <LastWords isTrial={isTrial} /> : <NextWords />,
        isDisabled: !canGoOn,
        onPress: onNext,
      }}
    />
  );
}

function LastWords({ isTrial }: { readonly isTrial: boolean }) {
  return isTrial ? (
    <FormattedMessage
      id="dashboard.trial.last"
      defaultMessage="Zakończ próbę"
      description="Leaves the last question of an unscored trial"
    />
  ) : (
    <FormattedMessage
      id="dashboard.exam.last"
      defaultMessage="Zakończ i sprawdź"
      description="Leaves the last question: the result comes"
    />
  );
}

function NextWords() {
  return (
    <FormattedMessage
      id="dashboard.exam.next"
      defaultMessage="Następne"
      description="Goes to the next question; there is no way back"
    />
  );
}
