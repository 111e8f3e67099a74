import { useHref } from '@zielona-fala/web-kit/session';
import { ButtonLink } from '@zielona-fala/web-kit/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { Outcome } from '../../../shared/page/Outcome.tsx';
import * as page from '../../../shared/page/page.module.css';

/** No reminder comes any more. */
export function RemindersEnded() {
  const intl = useIntl();
  const home = useHref()('dashboard-home');
  const title = intl.formatMessage({
    id: 'auth.end-reminders.title',
    defaultMessage: 'Przypomnienia wyłączone',
    description: 'Heading after reminders were ended by the link in one of them',
  });
  return (
    <Outcome icon="success" tone="go" title={title}>
      <p className={page.text}>
        <FormattedMessage
          id="auth.end-reminders.text"
          defaultMessage="Nie wyślemy ich więcej. W ustawieniach możesz je włączyć z powrotem."
          description="What it means that reminders are ended"
        />
      </p>
      <ButtonLink kind="go" wide to={home}>
        <FormattedMessage
          id="auth.end-reminders.home"
          defaultMessage="Przejdź do planu"
          description="Link to the learner's plan; signed out, it leads through the login"
        />
      </ButtonLink>
    </Outcome>
  );
}
