import { useIntl } from 'react-intl';
import { Reports } from '../features/reports/components/Reports.tsx';

/** dashboard/reports */
export function ReportsPage() {
  const intl = useIntl();
  return (
    <>
      <h1>
        {intl.formatMessage({
          id: 'sales.seo.dashboard-reports.title',
          defaultMessage: 'Twoje zgłoszenia',
          description: "Title and heading of the page with the learner's reports of problems with questions",
        })}
      </h1>
      <Reports />
    </>
  );
}
