import { EXAM, type TestDto } from '@zielona-fala/contracts';
import { Link } from '@zielona-fala/web-kit/router';
import { FormattedDate, FormattedMessage } from 'react-intl';
import { resultAddress } from '../test-address.ts';
import * as css from './ExamLine.module.css';
import { ExamVerdict } from './ExamVerdict.tsx';
import { Mark } from './Mark.tsx';

/** A finished test in one line: verdict, day, and points of an exam or right answers of a learning test. Opens its result. */
export function ExamLine({ test }: { readonly test: TestDto }) {
  const passed = test.status === 'passed';
  const isExam = test.status !== 'completed';
  return (
    <Link className={css.line} to={resultAddress(test.testId)}>
      <Mark good={passed || !isExam} />
      <span className={css.words}>
        <b>
          {isExam ? (
            <ExamVerdict passed={passed} />
          ) : (
            <FormattedMessage
              id="dashboard.exam-line.completed"
              defaultMessage="{mode, select, first {Pierwsze pytania} practice {Ćwiczenie} topic {Temat} review {Powtórka} other {Nauka}}"
              description="A learning test is finished: the questions that a newcomer begins with, practice, a topic or a review"
              values={{ mode: test.isFirst ? 'first' : test.mode }}
            />
          )}
        </b>{' '}
        <span className={css.faint}>
          <FormattedDate
            value={test.finished ?? test.created}
            day="numeric"
            month="short"
            hour="2-digit"
            minute="2-digit"
          />
        </span>
      </span>
      {isExam ? (
        <span className={css.points}>
          {test.points}
          <span className={css.faint}> / {EXAM.totalPoints}</span>
        </span>
      ) : (
        <span className={css.faint}>
          <FormattedMessage
            id="dashboard.exam-line.answers"
            defaultMessage="{right} z {answers} dobrze"
            description="Right answers of all that were given in a learning test"
            values={{ right: test.right ?? 0, answers: Object.keys(test.answers).length }}
          />
        </span>
      )}
    </Link>
  );
}
