import { useIntl } from 'react-intl';
import { ActivationInfo } from '../features/activation/components/ActivationInfo.tsx';

export function ActivateInfoPage() {
  const intl = useIntl();
  const title = intl.formatMessage({
    id: 'sales.seo.account-activate-info.title',
    defaultMessage: 'Jeszcze jedno kliknięcie w mailu',
    description: 'Heading: the account waits for its activation link to be clicked',
  });
  return (
    <>
      <h1>{title}</h1>
      <ActivationInfo />
    </>
  );
}
