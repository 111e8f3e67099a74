import { useParams } from '@zielona-fala/web-kit/router';
import { PageTitle } from '@zielona-fala/web-kit/ui';
import { useIntl } from 'react-intl';
import { SetPassword } from '../features/password-reset/components/SetPassword.tsx';

export function ResetPage() {
  const intl = useIntl();
  const { token = '' } = useParams();
  const title = intl.formatMessage({
    id: 'auth.reset.title',
    defaultMessage: 'Twoje nowe hasło',
    description: 'Heading of the page that sets a new password',
  });
  return (
    <>
      <PageTitle
        title={title}
        description={intl.formatMessage({
          id: 'auth.reset.description',
          defaultMessage: 'Wpisz nowe hasło do konta i wróć do ćwiczeń przed egzaminem.',
          description: 'Description of the page that sets a new password',
        })}
      />
      <SetPassword title={title} token={token} />
    </>
  );
}
