import { FormattedMessage } from 'react-intl';
import { Working } from '../../../shared/page/Working.tsx';

/** The answer is on its way. */
export function Activating() {
  return (
    <Working
      heading={
        <FormattedMessage
          id="auth.activate.working"
          defaultMessage="Aktywuję konto…"
          description="Heading while the account is being activated"
        />
      }
    />
  );
}
