import { ButtonLink, StatusMessage, usePath } from '@zielona-fala/web-kit/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { ROUTE_TABLE } from '../../../route-table.ts';

/** A bad, old or used reset link. */
export function SpentResetLink() {
  const intl = useIntl();
  return (
    <StatusMessage
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
        <ButtonLink kind="go" to={usePath(ROUTE_TABLE)('account-reset-password-init')}>
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
