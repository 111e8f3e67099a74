import { FormattedMessage } from 'react-intl';
import * as css from './Price.module.css';

/** What everything costs. */
export function Price() {
  return (
    <p className={css.price}>
      <FormattedMessage id="public.price" defaultMessage="0 zł" description="The price, in large letters" />
    </p>
  );
}
