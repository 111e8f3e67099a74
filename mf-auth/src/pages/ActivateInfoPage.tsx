import { PageTitle } from '@zielona-fala/web-kit/ui';
import { useIntl } from 'react-intl';
import { ActivationInfo } from '../features/activation/components/ActivationInfo.tsx';

export function ActivateInfoPage() {
  const intl = useIntl();
  const title = intl.formatMessage({
    id: 'auth.activate-info.title',
    defaultMessage: 'Jeszcze jedno kliknięcie w mailu',
    description: 'Heading: the account waits for its activation link to be clicked',
  });
  return (
    <>
      <PageTitle
        title={title}
        description={intl.formatMessage({
          id: 'auth.activate-info.description',
          defaultMessage: 'Aktywuj konto linkiem z maila albo wyślij go sobie jeszcze raz.',
          description: 'Description of the page on activating the account',
        })}
      />
      <h1>{title}</h1>
      <ActivationInfo />
    </>
  );
}
