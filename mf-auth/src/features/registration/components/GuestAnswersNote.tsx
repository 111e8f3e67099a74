import { guestAnswers } from '@zielona-fala/web-kit/guest';
import { useInBrowser } from '@zielona-fala/web-kit/ui';
import { FormattedMessage } from 'react-intl';
import * as page from '../../../shared/page/page.module.css';

/** What a visitor answered is kept for the account. */
export function GuestAnswersNote() {
  const count = useInBrowser(() => guestAnswers.all().filter(({ isCounted }) => !isCounted).length, 0);
  return count === 0 ? null : (
    <p className={page.text}>
      <FormattedMessage
        id="auth.register.kept"
        defaultMessage="{count, plural, one {Twoja # odpowiedź przejdzie} few {Twoje # odpowiedzi przejdą} many {Twoje # odpowiedzi przejdzie} other {Twoje # odpowiedzi przejdzie}} na nowe konto."
        description="On the registration page of somebody who has answered questions without an account"
        values={{ count }}
      />
    </p>
  );
}
