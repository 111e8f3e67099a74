import { useParams } from '@zielona-fala/web-kit/router';
import { useIntl } from 'react-intl';
import { SetPassword } from '../features/password-reset/components/SetPassword.tsx';

export function ResetPage() {
  const intl = useIntl();
  const { token = '' } = useParams();
  const title = intl.formatMessage({
    id: 'sales.seo.account-reset-password.title',
    defaultMessage: 'Twoje nowe hasło',
    description: 'Heading of the page that sets a new password',
  });
  return <SetPassword title={title} token={token} />;
}
