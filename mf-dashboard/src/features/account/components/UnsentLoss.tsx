import { browserMemory } from '@zielona-fala/web-kit/storage';
import { FormattedMessage } from 'react-intl';
import * as css from './forms.module.css';

/** That leaving removes answers that were given without a network and are not sent yet; nothing where there are none. */
export function UnsentLoss() {
  const unsent = Number(browserMemory.read('unsentAnswers'));
  if (unsent === 0) return null;
  return (
    <p className={css.label}>
      <FormattedMessage
        id="dashboard.settings.unsent"
        defaultMessage="{count, plural, one {# odpowiedź bez internetu nie dotarła} few {# odpowiedzi bez internetu nie dotarły} many {# odpowiedzi bez internetu nie dotarło} other {# odpowiedzi bez internetu nie dotarło}} jeszcze na konto. Odejście usunie to, co nie jest wysłane."
        description="Beside signing out and deleting the account: answers that are lost by it"
        values={{ count: unsent }}
      />
    </p>
  );
}
