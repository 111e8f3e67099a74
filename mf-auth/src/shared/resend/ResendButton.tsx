import { Button } from '@zielona-fala/web-kit/ui';
import { useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import * as css from './ResendButton.module.css';
import { clockOf } from './wait.ts';

export interface ResendButtonProps {
  /** Milliseconds since the epoch from which the mail can be asked again; null: now. */
  readonly from: number | null;
  readonly isPending: boolean;
  readonly onPress: () => void;
}

/** Asks for a mail once more, as soon as the wait is over. */
export function ResendButton({ from, isPending, onPress }: ResendButtonProps) {
  const left = useCountdown(from);
  return (
    <Button wide isDisabled={left > 0} isPending={isPending} onPress={onPress}>
      {left > 0 ? (
        <span className={css.clock}>
          <FormattedMessage
            id="auth.resend.wait"
            defaultMessage="Wyślij link ponownie za {clock}"
            description="Button that waits; clock is minutes and seconds, e.g. 9:05"
            values={{ clock: clockOf(left) }}
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

const secondsUntil = (moment: number): number => Math.max(0, Math.ceil((moment - Date.now()) / 1000));

/**
 * Whole seconds left until a moment; renders again each second.
 * @param moment milliseconds since the epoch; null: nothing to wait for
 */
function useCountdown(moment: number | null): number {
  const [, rerender] = useState(0);
  const left = moment === null ? 0 : secondsUntil(moment);
  const running = left > 0;
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => rerender((count) => count + 1), 1000);
    return () => clearInterval(timer);
  }, [running]);
  return left;
}
