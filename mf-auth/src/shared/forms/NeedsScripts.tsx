import { FormattedMessage } from 'react-intl';
import * as page from '../page/page.module.css';

/** Said above a form where scripts are off. */
export function NeedsScripts() {
  return (
    <noscript>
      <p className={page.text}>
        <FormattedMessage
          id="auth.needs-scripts"
          defaultMessage="Ten formularz wymaga JavaScriptu, a ta przeglądarka go nie uruchamia."
          description="Above the forms for signing in and registering: said where scripts are off"
        />
      </p>
    </noscript>
  );
}
