import { useIntl } from 'react-intl';
import { LegalPage } from '../features/legal/LegalPage.tsx';
import { BROWSER } from '../features/legal/privacy/browser.ts';
import { DATA } from '../features/legal/privacy/data.ts';
import { RIGHTS } from '../features/legal/privacy/rights.ts';
import { WHO } from '../features/legal/privacy/who.tsx';

const SECTIONS = [...WHO, ...DATA, ...BROWSER, ...RIGHTS];

export function PrivacyPolicyPage() {
  const intl = useIntl();
  return (
    <LegalPage
      since="2026-11-29"
      sections={SECTIONS}
      title={intl.formatMessage({
        id: 'sales.seo.privacy.title',
        defaultMessage: 'Polityka prywatności',
        description: 'Heading of the privacy policy',
      })}
      lead={intl.formatMessage({
        id: 'public.privacy.lead',
        defaultMessage:
          'Zbieramy tylko to, czego portal potrzebuje, żeby działać. Bez reklam, bez analityki, bez śledzenia.',
        description: 'The privacy policy in two sentences',
      })}
    />
  );
}
