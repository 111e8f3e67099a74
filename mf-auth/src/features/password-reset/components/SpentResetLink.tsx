import { ACCOUNT_SCREENS } from '@zielona-fala/contracts';
import { ButtonLink, State } from '@zielona-fala/web-kit/ui';
import { FormattedMessage, useIntl } from 'react-intl';

/** A bad, old or used reset link. */
export function SpentResetLink() {
  const intl = useIntl();
  return (
    <State
      kind="error"
      level={1}
      title={intl.formatMessage({
        id: 'auth.reset.spent.title',
        defaultMessage: 'Ten link już nie działa',
        description: 'Heading: the password reset link is bad, old or used',
      })}
      text={intl.formatMessage({
        id: 'auth.reset.spent.text',
        defaultMessage: 'Link do nowego hasła działa 30 minut i tylko raz. Wyślij sobie nowy.',
        description: 'What to do with a bad, old or used password reset link',
      })}
      action={
        <ButtonLink kind="go" to={ACCOUNT_SCREENS['account-reset-password-init']}>
          <FormattedMessage
            id="auth.reset.spent.next"
            defaultMessage="Wyślij nowy link"
            description="Link to the screen that sends a password reset link"
          />
        </ButtonLink>
      }
    />
  );
}
