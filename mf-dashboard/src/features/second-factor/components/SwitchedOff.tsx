import { Button } from '@zielona-fala/web-kit/ui';
import { FormattedMessage } from 'react-intl';
import * as css from './SecondFactor.module.css';

export interface SwitchedOffProps {
  readonly isPending: boolean;
  readonly onStart: () => void;
}

/** What the second factor is good for, and the way to it. */
export function SwitchedOff({ isPending, onStart }: SwitchedOffProps) {
  return (
    <>
      <p className={css.text}>
        <FormattedMessage
          id="dashboard.second-factor.off"
          defaultMessage="Wyłączone. Gdy je włączysz, do zalogowania się będzie potrzebny, oprócz hasła, kod z aplikacji w telefonie. Samo hasło nikomu wtedy nie wystarczy."
          description="What the second factor does; it is off"
        />
      </p>
      <div className={css.action}>
        <Button isPending={isPending} onPress={onStart}>
          <FormattedMessage
            id="dashboard.second-factor.start"
            defaultMessage="Włącz…"
            description="Leads to the steps that turn the second factor on"
          />
        </Button>
      </div>
    </>
  );
}
