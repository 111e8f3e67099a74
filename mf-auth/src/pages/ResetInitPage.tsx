import { useIntl } from 'react-intl';
import { RequestReset } from '../features/password-reset/components/RequestReset.tsx';

export function ResetInitPage() {
  const intl = useIntl();
  const title = intl.formatMessage({
    id: 'sales.seo.account-reset-password-init.title',
    defaultMessage: 'Ustaw nowe hasło',
    description: 'Heading of the page that asks for a password reset link',
  });
  return <RequestReset title={title} />;
}
