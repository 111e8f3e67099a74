import { useIntl } from 'react-intl';
import { CONTACT_SECTIONS } from '../features/contact/contact-sections.ts';
import { PageHead } from '../shared/page/PageHead.tsx';
import { Prose } from '../shared/prose/Prose.tsx';

export function ContactPage() {
  const intl = useIntl();
  return (
    <>
      <PageHead
        title={intl.formatMessage({
          id: 'sales.seo.contact.title',
          defaultMessage: 'Kontakt',
          description: 'Heading of the contact page',
        })}
        lead={intl.formatMessage({
          id: 'public.contact.lead',
          defaultMessage:
            'Portal prowadzi operator. To on odpowiada za pytania, konta i dane, i to do niego możesz napisać.',
          description: 'Who can be contacted',
        })}
      />
      <Prose sections={CONTACT_SECTIONS} />
    </>
  );
}
