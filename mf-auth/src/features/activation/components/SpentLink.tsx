import { ACCOUNT_SCREENS, PUBLIC_SCREENS } from '@zielona-fala/contracts';
import { useLocale, useSession } from '@zielona-fala/web-kit/session';
import { ButtonLink, State } from '@zielona-fala/web-kit/ui';
import { FormattedMessage, useIntl } from 'react-intl';

/** The way to a new link: signed out, it leads through the login. */
function useResendPath(): string {
  const locale = useLocale();
  const { status } = useSession();
  const resend = ACCOUNT_SCREENS['account-activate-info'];
  if (status !== 'anonymous') return resend;
  return `${PUBLIC_SCREENS.login[locale]}?redirectTo=${encodeURIComponent(resend)}`;
}

/** A bad, old or used activation link. An account that is active already is led on to the dashboard from there. */
export function SpentLink() {
  const intl = useIntl();
  return (
    <State
      kind="error"
      level={1}
      title={intl.formatMessage({
        id: 'auth.activate.spent.title',
        defaultMessage: 'Ten link już nie działa',
        description: 'Heading: the activation link is bad, old or used',
      })}
      text={intl.formatMessage({
        id: 'auth.activate.spent.text',
        defaultMessage:
          'Link działa 24 godziny i tylko raz. Jeśli konto jest już aktywne, po prostu wejdź. Jeśli nie, wyślij sobie nowy link.',
        description: 'What to do with a bad, old or used activation link',
      })}
      action={
        <ButtonLink kind="go" to={useResendPath()}>
          <FormattedMessage
            id="auth.activate.spent.next"
            defaultMessage="Wejdź lub wyślij nowy link"
            description="Link: to the account, or to the screen that sends a new activation link"
          />
        </ButtonLink>
      }
    />
  );
}
