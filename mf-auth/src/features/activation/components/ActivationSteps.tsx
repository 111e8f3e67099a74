import { Skeleton } from '@zielona-fala/web-kit/ui';
import { FormattedMessage } from 'react-intl';
import * as css from './ActivationSteps.module.css';

export interface ActivationStepsProps {
  /** Null until known: what the browser keeps without a network has none. */
  readonly email: string | null;
}

/** What to do with the activation mail. */
export function ActivationSteps({ email }: ActivationStepsProps) {
  const address = email === null ? <Skeleton width="12rem" /> : <b>{email}</b>;
  return (
    <ol className={css.steps}>
      <li>
        <span>
          <FormattedMessage
            id="auth.activate-info.step-mail"
            defaultMessage="Otwórz wiadomość, którą wysłaliśmy na {address}."
            description="First step of the activation; address is an e-mail address"
            values={{ address }}
          />
        </span>
      </li>
      <li>
        <span>
          <FormattedMessage
            id="auth.activate-info.step-link"
            defaultMessage="Kliknij w niej link. Działa 24 godziny."
            description="Second step of the activation"
          />
        </span>
      </li>
      <li>
        <span>
          <FormattedMessage
            id="auth.activate-info.step-back"
            defaultMessage="Wróć tutaj i zacznij ćwiczyć."
            description="Third step of the activation"
          />
        </span>
      </li>
    </ol>
  );
}
