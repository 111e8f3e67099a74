import { FormattedMessage } from 'react-intl';
import { History } from '../features/history/components/History.tsx';
import { StartExam } from '../shared/launch/StartExam.tsx';
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
        <StartExam kind="plain">
          <FormattedMessage
            id="dashboard.history.new"
            defaultMessage="Nowy egzamin"
            description="Starts an exam"
          />
        </StartExam>
      </div>
      <History category={category} />
    </>
  );
}
