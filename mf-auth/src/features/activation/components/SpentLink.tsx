import { useSession } from '@zielona-fala/web-kit/session';
import { ButtonLink, StatusMessage, usePath } from '@zielona-fala/web-kit/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { ROUTE_TABLE } from '../../../route-table.ts';

/** The way to a new link: signed out, it leads through the login. */
function useResendPath(): string {
  const path = usePath(ROUTE_TABLE);
  const { status } = useSession();
  const resend = path('account-activate-info');
  if (status !== 'anonymous') return resend;
  return `${path('login')}?redirectTo=${encodeURIComponent(resend)}`;
}

/** A bad, old or used activation link. An account that is active already is led on to the dashboard from there. */
export function SpentLink() {
  const intl = useIntl();
  return (
    <StatusMessage
      kind="error"
      level={1}
      takesFocus
      title={intl.formatMessage({
        id: 'auth.activate.spent.title',
        defaultMessage: 'Ten link już nie działa',
        description: 'Heading: the activation link is bad, old or used',
      })}
      text={intl.formatMessage({
        id: 'auth.activate.spent.text',
        defaultMessage:
          'Link działa 24 godziny i tylko raz. Jeśli konto jest już aktywne, po prostu przejdź dalej. Jeśli nie, wyślij sobie nowy link.',
        description: 'What to do with a bad, old or used activation link',
      })}
      action={
        <ButtonLink kind="go" to={useResendPath()}>
          <FormattedMessage
            id="auth.activate.spent.next"
            defaultMessage="Przejdź dalej lub wyślij nowy link"
            description="Link: to the account, or to the screen that sends a new activation link"
          />
        </ButtonLink>
      }
    />
  );
}
