import { useSearchParams } from '@zielona-fala/web-kit/router';
import { useIntl } from 'react-intl';
import { RuleList } from '../features/rules/components/RuleList.tsx';
import { RulePanel } from '../features/rules/components/RulePanel.tsx';
import { RulesLink } from '../features/rules/components/RulesLink.tsx';
import { useCategory } from '../shared/use-category.ts';
import { useNewPlace } from '../shared/use-new-place.ts';

/** dashboard/rules?rule= */
export function RulesPage() {
  const intl = useIntl();
  const category = useCategory();
  const ruleId = useSearchParams()[0].get('rule');
  useNewPlace(ruleId ?? 'list');
  return (
    <>
      <h1>
        {intl.formatMessage({
          id: 'sales.seo.dashboard-rules.title',
          defaultMessage: 'Zasady',
          description: 'Title and heading of the page with the rules behind the questions',
        })}
      </h1>
      {ruleId === null ? (
        <RuleList category={category} />
      ) : (
        <>
          <RulesLink />
          <RulePanel key={ruleId} ruleId={ruleId} category={category} />
        </>
      )}
    </>
  );
}
