import type { CategoryName } from '@zielona-fala/contracts';
import { useLocale } from '@zielona-fala/web-kit/session';
import { Panel, Skeleton } from '@zielona-fala/web-kit/ui';
import { FormattedMessage } from 'react-intl';
import { pathOf } from '../../path-of.ts';
import { useCostliestRulesQuery } from '../api/rules.ts';
import { Loaded } from '../ui/Loaded.tsx';
import { PanelHead } from '../ui/PanelHead.tsx';
import { AllRulesWords } from './AllRulesWords.tsx';
import { RuleBars } from './RuleBars.tsx';

const SHOWN = 3;

/** The rules that cost points: those of which most questions were answered wrong last. */
export function CostlyRules({ category }: { readonly category: CategoryName }) {
  const query = useCostliestRulesQuery({ category, lang: useLocale(), limit: SHOWN });
  return (
    <Panel labelledBy="rules">
      <PanelHead
        id="rules"
        heading={
          <FormattedMessage
            id="dashboard.rules.costly"
            defaultMessage="Te zasady kosztują Cię punkty"
            description="Heading of the rules of which most questions were answered wrong last"
          />
        }
        allAt={pathOf('dashboard-rules')}
        all={<AllRulesWords />}
      />
      <Loaded compact query={query} loading={<Skeleton height="10rem" />}>
        {(rules) => {
          const costly = rules.filter(({ seen, known }) => seen > known);
          return costly.length > 0 ? (
            <RuleBars rules={costly} />
          ) : (
            <NoMistakes hasAnswered={rules.some(({ seen }) => seen > 0)} />
          );
        }}
      </Loaded>
    </Panel>
  );
}

function NoMistakes({ hasAnswered }: { readonly hasAnswered: boolean }) {
  return (
    <p>
      <FormattedMessage
        id="dashboard.rules.costly.none"
        defaultMessage="{answered, select, true {Ostatnia odpowiedź na każde pytanie jest dobra.} other {Nie ma tu jeszcze odpowiedzi.}} Błędy pojawią się tu według zasad."
        description="No question was answered wrong last, or none was answered at all"
        values={{ answered: hasAnswered }}
      />
    </p>
  );
}
