import { Skeleton } from '@zielona-fala/web-kit/ui';
import { FormattedMessage } from 'react-intl';
import * as page from '../../../shared/page/page.module.css';

/** The answer is on its way. */
export function Activating() {
  return (
    <>
      <h1>
        <FormattedMessage
          id="auth.activate.working"
          defaultMessage="Aktywuję konto…"
          description="Heading while the account is being activated"
        />
      </h1>
      <div className={page.stack}>
        <Skeleton />
        <Skeleton height="3.5rem" />
      </div>
    </>
  );
}
