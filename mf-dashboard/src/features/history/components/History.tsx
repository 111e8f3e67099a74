import type { CategoryName } from '@zielona-fala/contracts';
import { ButtonLink, Panel, Skeleton, StatusMessage, VisuallyHidden } from '@zielona-fala/web-kit/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { pathOf } from '../../../route-table.ts';
import { LoadFailure } from '../../../shared/ui/LoadFailure.tsx';
import { useTests } from '../../../shared/use-tests.ts';
import * as css from './History.module.css';
import { HistoryLine } from './HistoryLine.tsx';

/** All exams of the category, newest first. */
export function History({ category }: { readonly category: CategoryName }) {
  const intl = useIntl();
  const { data, error, refetch } = useTests(category);
  if (!data && error) return <LoadFailure error={error} onRetry={refetch} />;
  if (!data) return <HistorySkeleton />;
  if (data.length === 0) {
    return (
      <StatusMessage
        kind="empty"
        title={intl.formatMessage(
          {
            id: 'dashboard.history.empty',
            defaultMessage: 'Droga wolna: jeszcze żadnego egzaminu kategorii {category}',
            description: 'There is no exam of the category yet',
          },
          { category },
        )}
        text={intl.formatMessage({
          id: 'dashboard.history.empty.text',
          defaultMessage: 'Pierwszy pokaże, ile już umiesz. Zajmie najwyżej 25 minut.',
          description: 'Why to take a first exam',
        })}
        action={
          <ButtonLink kind="go" to={pathOf('dashboard-select-mode')}>
            <FormattedMessage
              id="dashboard.history.empty.action"
              defaultMessage="Zacznij pierwszy egzamin"
              description="Goes to the choice of a new exam"
            />
          </ButtonLink>
        }
      />
    );
  }
  return (
    <Panel>
      <ul className={css.list}>
        {data.map((test) => (
          <li key={test.testId}>
            <HistoryLine test={test} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

const SKELETON_LINES = ['a', 'b', 'c', 'd', 'e', 'f'];

function HistorySkeleton() {
  return (
    <div role="status">
      <VisuallyHidden>
        <FormattedMessage
          id="dashboard.history.loading"
          defaultMessage="Wczytujemy egzaminy…"
          description="The exams are being loaded"
        />
      </VisuallyHidden>
      <Panel>
        {SKELETON_LINES.map((line) => (
          <Skeleton key={line} height="2.5rem" />
        ))}
      </Panel>
    </div>
  );
}
