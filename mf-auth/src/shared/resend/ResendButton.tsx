import { clockFace, useSecondsUntil } from '@zielona-fala/web-kit/clock';
import { Button } from '@zielona-fala/web-kit/ui';
import { FormattedMessage } from 'react-intl';
import * as css from './ResendButton.module.css';

export interface ResendButtonProps {
  /** Milliseconds since the epoch from which the mail can be asked again; null: now. */
  readonly from: number | null;
  readonly isPending: boolean;
  readonly onPress: () => void;
}

/** Asks for a mail once more, as soon as the wait is over. */
export function ResendButton({ from, isPending, onPress }: ResendButtonProps) {
  const left = useSecondsUntil(from);
  return (
    <Button wide isDisabled={left > 0} isPending={isPending} onPress={onPress}>
      {left > 0 ? (
        <span className={css.clock}>
          <FormattedMessage
            id="auth.resend.wait"
            defaultMessage="Wyślij link ponownie za {clock}"
            description="Button that waits; clock is minutes and seconds, e.g. 09:05"
            values={{ clock: clockFace(left) }}
          />
        </span>
      ) : (
        <FormattedMessage
          id="auth.resend.now"
          defaultMessage="Wyślij link ponownie"
          description="Button: sends the mail with the link once more"
        />
      )}
    </Button>
  );
}
