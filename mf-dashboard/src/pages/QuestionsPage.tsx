import { useIntl } from 'react-intl';
import { Questions } from '../features/questions/components/Questions.tsx';
import { ReportsLink } from '../features/reports/components/ReportsLink.tsx';
import { RulesLink } from '../features/rules/components/RulesLink.tsx';

/** questions?q=&topic=&part=&points=&bookmarked= */
export function QuestionsPage() {
  const intl = useIntl();
  return (
    <>
      <h1>
        {intl.formatMessage({
          id: 'sales.seo.dashboard-questions.title',
          defaultMessage: 'Wszystkie pytania',
          description: 'Heading of the page with all questions of a category',
        })}
      </h1>
      <RulesLink />
      <ReportsLink />
      <Questions />
    </>
  );
}
