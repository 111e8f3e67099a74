import { useIntl } from 'react-intl';
import * as css from './SkipLink.module.css';

/** First stop of the keyboard: past the navigation. */
export function SkipLink() {
  const intl = useIntl();
  return (
    <a className={css.skip} href="#main">
      {intl.formatMessage({
        id: 'shell.skip',
        defaultMessage: 'Przejdź do treści',
        description: 'Link past the navigation, shown on focus',
      })}
    </a>
  );
}
