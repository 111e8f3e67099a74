import type { CategoryName } from '@zielona-fala/contracts';
import { useLocale } from '@zielona-fala/web-kit/session';
import { Panel } from '@zielona-fala/web-kit/ui';
import { FormattedMessage } from 'react-intl';
import { useFindRulesQuery } from '../../../shared/api/rules.ts';
import { RuleBars } from '../../../shared/rules/RuleBars.tsx';

const SHOWN = 5;

export interface FoundRulesProps {
  readonly category: CategoryName;
  readonly text: string;
}

/** The rules that have the searched words; nothing where there are none, or nothing is searched. */
export function FoundRules({ category, text }: FoundRulesProps) {
  const { data: rules = [], isError } = useFindRulesQuery(
    { category, lang: useLocale(), q: text, limit: SHOWN },
    { skip: text === '' },
  );
  if (text === '' || isError || rules.length === 0) return null;
  return (
    <Panel labelledBy="found-rules">
      <h2 id="found-rules">
        <FormattedMessage
          id="dashboard.questions.rules"
          defaultMessage="Zasady z tymi słowami"
          description="Heading of the rules that have the searched words, above the questions"
        />
      </h2>
      <RuleBars rules={rules} />
    </Panel>
  );
}
