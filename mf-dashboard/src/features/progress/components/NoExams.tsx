import { FormattedMessage } from 'react-intl';
import { StartExam } from '../../../shared/launch/StartExam.tsx';
import * as css from './Progress.module.css';

/** In place of a chart of exams: there is none in the period. */
export function NoExams({ days }: { readonly days: number }) {
  return (
    <div className={css.none}>
      <p className={css.answer}>
        <FormattedMessage
          id="dashboard.statistics.none"
          defaultMessage="W ostatnich {days} dniach nie było żadnego egzaminu. Pierwszy zacznie wykres."
          description="There is no exam in the chosen period, 30 or 90 days"
          values={{ days }}
        />
      </p>
      <StartExam kind="plain">
        <FormattedMessage
          id="dashboard.statistics.empty.action"
          defaultMessage="Zacznij egzamin"
          description="Starts an exam"
        />
      </StartExam>
    </div>
  );
}
