import type { TestReviewDto } from '@zielona-fala/contracts';
import { Panel } from '@zielona-fala/web-kit/ui';
import { FormattedMessage } from 'react-intl';
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
  return (
    <Panel labelledBy="verdict">
      <p className={css.verdict}>
        <FormattedMessage
          id="dashboard.result.completed"
          defaultMessage="Nauka ukończona"
          description="A test of a learning mode is finished"
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
      <NextSteps review={review} mistakes={mistakes} onMistakes={onMistakes} />
      <ResultTools review={review} questions={questions} />
    </Panel>
  );
}
