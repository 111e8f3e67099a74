import { useIntl } from 'react-intl';
import { Roadmap } from '../features/roadmap/components/Roadmap.tsx';
import { PageHead } from '../shared/page/PageHead.tsx';

export function RoadmapPage() {
  const intl = useIntl();
  return (
    <>
      <PageHead
        title={intl.formatMessage({
          id: 'sales.seo.roadmap.title',
          defaultMessage: 'Plan rozwoju',
          description: 'Heading of the roadmap',
        })}
        lead={intl.formatMessage({
          id: 'public.roadmap.lead',
          defaultMessage: 'Zapalone światło: działa. Zapalone w połowie: pracujemy nad tym.',
          description: 'Explains the lights of the roadmap',
        })}
      />
      <Roadmap />
    </>
  );
}
