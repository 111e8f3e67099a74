import { FormattedMessage } from 'react-intl';
import * as css from './page.module.css';

/** A line between the way that most take and the others. */
export function Or() {
  return (
    <p className={css.or}>
      <FormattedMessage
        id="auth.or"
        defaultMessage="albo"
        description="Between the form and another way to go on"
      />
    </p>
  );
}
