import { useIntl } from 'react-intl';
import { CONTACT_SECTIONS } from '../features/contact/contact-sections.tsx';
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
            'Błąd w pytaniu, kłopot z kontem, prośba o dane? Napisz, a odpowiedź przyjdzie na Twój e-mail.',
          description: 'Who can be contacted',
        })}
      />
      <Prose sections={CONTACT_SECTIONS} />
    </>
  );
}
