import { useParams } from '@zielona-fala/web-kit/router';
import { PageTitle } from '@zielona-fala/web-kit/ui';
import { useIntl } from 'react-intl';
import { ActivateAccount } from '../features/activation/components/ActivateAccount.tsx';

export function ActivatePage() {
  const intl = useIntl();
  const { token = '' } = useParams();
  return (
    <>
      <PageTitle
        title={intl.formatMessage({
          id: 'auth.activate.title',
          defaultMessage: 'Aktywacja konta',
          description: 'Title of the page that an activation link opens',
        })}
        description={intl.formatMessage({
          id: 'auth.activate.description',
          defaultMessage: 'Link z maila aktywuje konto i otwiera drogę do ćwiczeń.',
          description: 'Description of the page that an activation link opens',
        })}
      />
      <ActivateAccount token={token} />
    </>
  );
}
