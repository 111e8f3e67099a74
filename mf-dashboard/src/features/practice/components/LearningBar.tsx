import { FormattedMessage } from 'react-intl';
import { PlayerBar } from '../../../shared/player/PlayerBar.tsx';

export interface LearningBarProps {
  readonly isFirst: boolean;
  readonly isAnswered: boolean;
  readonly isLast: boolean;
  readonly isEnding: boolean;
  readonly onBack: () => void;
  readonly onNext: () => void;
}

/** Back and next: without a clock there is a way back. */
export function LearningBar({ isFirst, isAnswered, isLast, isEnding, onBack, onNext }: LearningBarProps) {
  return (
    <PlayerBar
      aside={{
        words: (
          <FormattedMessage
            id="dashboard.practice.back"
            defaultMessage="Wstecz"
            description="Goes to the question before"
          />
        ),
        isDisabled: isFirst,
        onPress: onBack,
      }}
      onward={{
        kind: isAnswered ? 'go' : 'plain',
        words: isLast ? (
          <FormattedMessage
            id="dashboard.practice.end"
            defaultMessage="Zakończ naukę"
            description="Leaves the last question of a learning test"
          />
        ) : isAnswered ? (
          <FormattedMessage
            id="dashboard.practice.next"
            defaultMessage="Następne"
            description="Goes to the next question of a learning test"
          />
        ) : (
          <FormattedMessage
            id="dashboard.practice.skip"
            defaultMessage="Pomiń"
            description="Goes to the next question without an answer to this one; there is a way back"
          />
        ),
        isPending: isEnding,
        onPress: onNext,
      }}
    />
  );
}
