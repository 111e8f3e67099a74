import { useIntl } from 'react-intl';
import { Offer } from '../features/premium/components/Offer.tsx';
import { PageHead } from '../shared/page/PageHead.tsx';

export function PremiumPage() {
  const intl = useIntl();
  return (
    <>
      <PageHead
        title={intl.formatMessage({
          id: 'sales.seo.premium.title',
          defaultMessage: 'Premium ma każdy',
          description: 'Heading of the premium offer: everybody has premium',
        })}
        lead={intl.formatMessage({
          id: 'public.premium.lead',
          defaultMessage:
            'Nie ma wersji płatnej, więc niczego Ci nie brakuje. Bez reklam, bez karty, bez okresu próbnego.',
          description: 'Under the heading of the premium offer',
        })}
      />
      <Offer />
    </>
  );
}
