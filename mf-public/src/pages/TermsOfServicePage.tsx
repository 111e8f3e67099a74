import { useIntl } from 'react-intl';
import { LegalPage } from '../features/legal/LegalPage.tsx';
import { CONDUCT } from '../features/legal/terms/conduct.ts';
import { SERVICE } from '../features/legal/terms/service.ts';

const SECTIONS = [...SERVICE, ...CONDUCT];

export function TermsOfServicePage() {
  const intl = useIntl();
  return (
    <LegalPage
      since="2026-11-21"
      sections={SECTIONS}
      title={intl.formatMessage({
        id: 'sales.seo.terms.title',
        defaultMessage: 'Regulamin',
        description: 'Heading of the terms of service',
      })}
      description={intl.formatMessage({
        id: 'sales.seo.terms.description',
        defaultMessage:
          'Zasady korzystania z portalu: konto, cena 0 zł, pytania i wyniki, reklamacje, rezygnacja.',
        description: 'Description of the terms of service for search engines',
      })}
      lead={intl.formatMessage({
        id: 'public.terms.lead',
        defaultMessage: 'Zasady w prostych słowach. Zgadzasz się na nie, gdy zakładasz konto.',
        description: 'The terms of service in two sentences',
      })}
    />
  );
}
