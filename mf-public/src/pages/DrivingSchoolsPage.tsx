import { useIntl } from 'react-intl';
import { LeadGroup } from '../features/driving-schools/components/LeadGroup.tsx';
import { SCHOOL_SECTIONS } from '../features/driving-schools/school-sections.ts';
import { PageHead } from '../shared/page/PageHead.tsx';
import { Prose } from '../shared/prose/Prose.tsx';

export function DrivingSchoolsPage() {
  const intl = useIntl();
  return (
    <>
      <PageHead
        title={intl.formatMessage({
          id: 'sales.seo.driving-schools.title',
          defaultMessage: 'Dla szkół jazdy i instruktorów',
          description: 'Heading of the page for driving schools and instructors',
        })}
        lead={intl.formatMessage({
          id: 'public.schools.lead',
          defaultMessage:
            'Zobacz, kto z kursantów ćwiczy teorię, kto jest gotowy na egzamin i co omówić na następnych zajęciach. Za 0 zł.',
          description: 'Page for driving schools: what groups are for',
        })}
      />
      <LeadGroup />
      <Prose sections={SCHOOL_SECTIONS} />
    </>
  );
}
