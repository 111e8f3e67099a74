import { ButtonLink } from '@zielona-fala/web-kit/ui';
import { FormattedMessage } from 'react-intl';
import { History } from '../features/history/components/History.tsx';
import { pathOf } from '../route-table.ts';
import { useCategory } from '../shared/use-category.ts';
import * as css from './page-head.module.css';

/** dashboard/tests: the history of exams and learning tests. */
export function TestsPage() {
  const category = useCategory();
  return (
    <>
      <div className={css.head}>
        <h1>
          <FormattedMessage
            id="dashboard.history.heading"
            defaultMessage="Twoja historia, kategoria {category}"
            description="Heading of the history of exams and learning tests"
            values={{ category }}
          />
        </h1>
        <ButtonLink to={pathOf('dashboard-select-mode')}>
          <FormattedMessage
            id="dashboard.history.new"
            defaultMessage="Nowy egzamin"
            description="Goes to the choice of a new exam"
          />
        </ButtonLink>
      </div>
      <History category={category} />
    </>
  );
}
