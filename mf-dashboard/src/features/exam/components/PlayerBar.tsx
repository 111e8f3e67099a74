import { Button, Icon } from '@zielona-fala/web-kit/ui';
import { FormattedMessage } from 'react-intl';
import * as css from './PlayerBar.module.css';

export interface PlayerBarProps {
  readonly canGoOn: boolean;
  readonly isLast: boolean;
  readonly onNext: () => void;
  readonly onFinish: () => void;
}

/** Finish and next, always at the same place. */
export function PlayerBar({ canGoOn, isLast, onNext, onFinish }: PlayerBarProps) {
  return (
    <div className={css.bar}>
      <Button className={css.button} onPress={onFinish}>
        <FormattedMessage
          id="dashboard.exam.finish"
          defaultMessage="Zakończ"
          description="Ends the exam before its last question; asks first"
        />
      </Button>
      <Button kind="go" className={css.button} isDisabled={!canGoOn} onPress={onNext}>
        {isLast ? (
          <FormattedMessage
            id="dashboard.exam.last"
            defaultMessage="Zakończ i sprawdź"
            description="Leaves the last question: the result comes"
          />
        ) : (
          <FormattedMessage
            id="dashboard.exam.next"
            defaultMessage="Następne"
            description="Goes to the next question; there is no way back"
          />
        )}
        <Icon name="arrowRight" />
      </Button>
    </div>
  );
}
