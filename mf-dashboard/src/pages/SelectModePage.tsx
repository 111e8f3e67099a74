import { useIntl } from 'react-intl';
import { Launch } from '../features/launch/components/Launch.tsx';
import { ResumeBanner } from '../features/resume/components/ResumeBanner.tsx';
import { useUnfinishedExam } from '../features/resume/use-unfinished.ts';

/** tests/select-mode */
export function SelectModePage() {
  const intl = useIntl();
  const unfinished = useUnfinishedExam();
  const title = intl.formatMessage({
    id: 'sales.seo.dashboard-select-mode.title',
    defaultMessage: 'Co chcesz ćwiczyć?',
    description: 'Heading of the choice of what to practise',
  });
  return (
    <>
      <h1>{title}</h1>
      {unfinished ? <ResumeBanner exam={unfinished} /> : null}
      <Launch />
    </>
  );
}
