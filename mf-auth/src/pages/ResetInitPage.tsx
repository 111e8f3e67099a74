import { PageTitle } from '@zielona-fala/web-kit/ui';
import { useIntl } from 'react-intl';
import { RequestReset } from '../features/password-reset/components/RequestReset.tsx';

export function ResetInitPage() {
  const intl = useIntl();
  const title = intl.formatMessage({
    id: 'auth.reset-init.title',
    defaultMessage: 'Ustaw nowe hasło',
    description: 'Heading of the page that asks for a password reset link',
  });
  return (
    <>
      <PageTitle
        title={title}
        description={intl.formatMessage({
          id: 'auth.reset-init.description',
          defaultMessage: 'Nie pamiętasz hasła? Podaj e-mail, a wyślemy link do ustawienia nowego.',
          description: 'Description of the page that asks for a password reset link',
        })}
      />
      <RequestReset title={title} />
    </>
  );
}
