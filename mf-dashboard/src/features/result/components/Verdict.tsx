import { EXAM, type TestReviewDto } from '@zielona-fala/contracts';
import { cx, Panel, RoadGauge } from '@zielona-fala/web-kit/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { Mark } from '../../../shared/ui/Mark.tsx';
import { outcomeOf, type ReviewedQuestion } from '../domain/outcome.ts';
import { OF_POINTS } from '../result-words.ts';
import { Figures } from './Figures.tsx';
import { NextSteps } from './NextSteps.tsx';
import { ResultTools } from './ResultTools.tsx';
import * as css from './Verdict.module.css';

export interface VerdictProps {
  readonly review: TestReviewDto;
  readonly questions: readonly ReviewedQuestion[];
  readonly mistakes: number;
  readonly onMistakes: () => void;
}

const GAUGE = { max: EXAM.totalPoints, mark: EXAM.passPoints };

/** Passed or not, by how much, and what to do next. */
export function Verdict({ review, questions, mistakes, onMistakes }: VerdictProps) {
  const intl = useIntl();
  const { passed, points, distance, perfect, isTimeUp, seconds } = outcomeOf(review);
  return (
    <Panel labelledBy="verdict">
      <p className={cx(css.verdict, passed ? css.passed : css.failed)}>
        <Mark good={passed} />
        {passed ? (
          <FormattedMessage
            id="dashboard.result.passed"
            defaultMessage="Wynik pozytywny"
            description="The exam is passed"
          />
        ) : (
          <FormattedMessage
            id="dashboard.result.failed"
            defaultMessage="Wynik negatywny"
            description="The exam is failed"
          />
        )}
      </p>
      <h1 className={css.score} id="verdict">
        <span className={css.figure}>{points}</span>
        <small>
          <FormattedMessage {...OF_POINTS} values={{ total: EXAM.totalPoints }} />
          <br />
          {passed ? (
            <FormattedMessage
              id="dashboard.result.above"
              defaultMessage="{distance, plural, =0 {dokładnie próg} other {# nad progiem}}"
              description="Points above the pass mark"
              values={{ distance }}
            />
          ) : (
            <FormattedMessage
              id="dashboard.result.below"
              defaultMessage="{distance, plural, one {brakuje #} few {brakuje #} many {brakuje #} other {brakuje #}}"
              description="Points missing to the pass mark"
              values={{ distance }}
            />
          )}
        </small>
      </h1>
      <RoadGauge
        {...GAUGE}
        value={points}
        tone={passed ? 'good' : 'bad'}
        markLabel={intl.formatMessage(
          {
            id: 'dashboard.result.mark',
            defaultMessage: 'próg {mark}',
            description: 'Pass mark on the gauge',
          },
          GAUGE,
        )}
        label={intl.formatMessage(
          {
            id: 'dashboard.result.gauge',
            defaultMessage: '{points} z {max} punktów, próg {mark}',
            description: 'The gauge in words',
          },
          { ...GAUGE, points },
        )}
        start="0"
        end={String(EXAM.totalPoints)}
      />
      <Figures result={review.result} seconds={seconds} />
      {isTimeUp ? (
        <p>
          <FormattedMessage
            id="dashboard.result.time-up"
            defaultMessage="Egzamin zakończył zegar: minęło {minutes} minut."
            description="The exam was ended by its clock, not by the learner"
            values={{ minutes: EXAM.durationSeconds / 60 }}
          />
        </p>
      ) : null}
      {perfect ? (
        <p>
          <FormattedMessage
            id="dashboard.result.perfect"
            defaultMessage="Komplet punktów. Ani jednego błędu."
            description="All 74 points"
          />
        </p>
      ) : null}
      <NextSteps review={review} mistakes={mistakes} onMistakes={onMistakes} />
      <ResultTools review={review} questions={questions} />
    </Panel>
  );
}
