import type { CategoryName, TestDto } from '@zielona-fala/contracts';
import { Panel, Skeleton } from '@zielona-fala/web-kit/ui';
import { FormattedMessage } from 'react-intl';
import { pathOf } from '../../../path-of.ts';
import { ExamLine } from '../../../shared/ui/ExamLine.tsx';
import { Loaded } from '../../../shared/ui/Loaded.tsx';
import { PanelHead } from '../../../shared/ui/PanelHead.tsx';
import { useTests } from '../../../shared/use-tests.ts';
import * as css from './LastResults.module.css';

const SHOWN = 6;

/** The last exams of the category. */
export function LastResults({ category }: { readonly category: CategoryName }) {
  const query = useTests(category);
  return (
    <Panel labelledBy="last">
      <PanelHead
        id="last"
        heading={
          <FormattedMessage
            id="dashboard.home.last"
            defaultMessage="Ostatnie testy"
            description="Heading of the last results"
          />
        }
        allAt={pathOf('dashboard-tests')}
        all={
          <FormattedMessage
            id="dashboard.home.last.all"
            defaultMessage="Wszystkie"
            description="Goes to all exams"
          />
        }
      />
      <Loaded compact query={query} loading={<Skeleton height="16rem" />}>
        {(tests) => <Results tests={tests} category={category} />}
      </Loaded>
    </Panel>
  );
}

interface ResultsProps {
  readonly tests: readonly TestDto[];
  readonly category: CategoryName;
}

function Results({ tests, category }: ResultsProps) {
  const finished = tests.filter(({ status }) => status !== 'unfinished').slice(0, SHOWN);
  if (finished.length === 0) {
    return (
      <p className={css.none}>
        <FormattedMessage
          id="dashboard.home.last.none"
          defaultMessage="Tu pojawią się wyniki Twoich egzaminów kategorii {category}."
          description="No exam of the category is finished yet"
          values={{ category }}
        />
      </p>
    );
  }
  return (
    <ul className={css.list}>
      {finished.map((test) => (
        <li key={test.testId}>
          <ExamLine test={test} />
        </li>
      ))}
    </ul>
  );
}
