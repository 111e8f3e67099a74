import { useIntl } from 'react-intl';
import { LegalPage } from '../features/legal/LegalPage.tsx';
import { CONDUCT } from '../features/legal/terms/conduct.ts';
import { SERVICE } from '../features/legal/terms/service.tsx';

const SECTIONS = [...SERVICE, ...CONDUCT];

export function TermsOfServicePage() {
  const intl = useIntl();
  return (
    <LegalPage
      since="2026-11-22"
      sections={SECTIONS}
      title={intl.formatMessage({
        id: 'sales.seo.terms.title',
        defaultMessage: 'Regulamin',
        description: 'Heading of the terms of service',
      })}
      lead={intl.formatMessage({
        id: 'public.terms.lead',
        defaultMessage: 'Zasady w prostych słowach. Zgadzasz się na nie, gdy zakładasz konto.',
        description: 'The terms of service in two sentences',
      })}
    />
  );
}
