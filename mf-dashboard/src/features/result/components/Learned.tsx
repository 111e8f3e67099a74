import type { TestReviewDto } from '@zielona-fala/contracts';
import { Panel } from '@zielona-fala/web-kit/ui';
import { FormattedMessage } from 'react-intl';
import { STREAK_DAYS, useGetActivityQuery } from '../../../shared/api/get-activity.ts';
import { StreakToday } from '../../../shared/ui/StreakToday.tsx';
import type { ReviewedQuestion } from '../domain/outcome.ts';
import { NextSteps } from './NextSteps.tsx';
import { ResultTools } from './ResultTools.tsx';
import * as css from './Verdict.module.css';

export interface LearnedProps {
  readonly review: TestReviewDto;
  readonly questions: readonly ReviewedQuestion[];
  readonly mistakes: number;
  readonly onMistakes: () => void;
}

/** How many answers of a learning test were right: it is neither passed nor failed. */
export function Learned({ review, questions, mistakes, onMistakes }: LearnedProps) {
  const count = (mark: ReviewedQuestion['mark']) => questions.filter((each) => each.mark === mark).length;
  const open = count('open');
  const { isFirst = false } = review;
  const activity = useGetActivityQuery(STREAK_DAYS);
  return (
    <Panel labelledBy="verdict">
      <p className={css.verdict}>
        <FormattedMessage
          id="dashboard.result.learned"
          defaultMessage="{kind, select, first {Pierwsze pytania za Tobą} firstPerfect {Pierwsze pytania, wszystkie dobrze!} perfect {Bezbłędnie, brawo!} other {Nauka ukończona}}"
          description="A test of a learning mode is finished; kind is first for the questions that a newcomer begins with, and perfect when all answers were right"
          values={{ kind: kindOf(isFirst, mistakes === 0 && open === 0) }}
        />
      </p>
      <h1 className={css.score} id="verdict">
        <span className={css.figure}>{count('right')}</span>
        <small>
          <FormattedMessage
            id="dashboard.result.completed.of"
            defaultMessage="z {questions} dobrze"
            description="After the big figure: right answers of all that were given"
            values={{ questions: questions.length - open }}
          />
        </small>
      </h1>
      {open > 0 ? (
        <p>
          <FormattedMessage
            id="dashboard.result.completed.open"
            defaultMessage="{count, plural, one {# pytanie zostało bez odpowiedzi.} few {# pytania zostały bez odpowiedzi.} many {# pytań zostało bez odpowiedzi.} other {# pytania zostało bez odpowiedzi.}}"
            description="Questions of a learning test that were not answered"
            values={{ count: open }}
          />
        </p>
      ) : null}
      {activity.data ? (
        <p>
          <StreakToday activity={activity.data} />
        </p>
      ) : null}
      <NextSteps review={review} mistakes={mistakes} isFirst={isFirst} onMistakes={onMistakes} />
      <ResultTools review={review} questions={questions} />
    </Panel>
  );
}

function kindOf(isFirst: boolean, isPerfect: boolean): string {
  if (isFirst) return isPerfect ? 'firstPerfect' : 'first';
  return isPerfect ? 'perfect' : 'other';
}
