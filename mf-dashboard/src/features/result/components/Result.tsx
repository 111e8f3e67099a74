import type { TestReviewDto } from '@zielona-fala/contracts';
import { usePortal } from '@zielona-fala/web-kit/session';
import { useEffect, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { STREAK_DAYS, useGetActivityQuery } from '../../../shared/api/get-activity.ts';
import { MistakenRules } from '../../../shared/rules/MistakenRules.tsx';
import { mistakesIn, reviewedQuestions } from '../domain/outcome.ts';
import { Experience } from './Experience.tsx';
import { Learned } from './Learned.tsx';
import { QuestionGrid } from './QuestionGrid.tsx';
import { QuestionReview } from './QuestionReview.tsx';
import * as css from './Result.module.css';
import { Verdict } from './Verdict.tsx';

/** The verdict, the rewards, and each question with its answer. */
export function Result({ review }: { readonly review: TestReviewDto }) {
  const questions = useMemo(() => reviewedQuestions(review), [review]);
  const mistakes = mistakesIn(review, questions);
  const [place, setPlace] = useState<number | null>(null);
  const [onlyMistakes, setOnlyMistakes] = useState(false);
  const shown = onlyMistakes ? mistakes : questions;
  const opened = questions.find((reviewed) => reviewed.place === place);

  useStreakWin();

  const openMistakes = () => {
    setOnlyMistakes(true);
    setPlace(mistakes[0]?.place ?? null);
  };

  return (
    <div className={css.result}>
      <div className={css.columns}>
        <div className={css.column}>
          {review.status === 'completed' ? (
            <Learned
              review={review}
              questions={questions}
              mistakes={mistakes.length}
              onMistakes={openMistakes}
            />
          ) : (
            <Verdict
              review={review}
              questions={questions}
              mistakes={mistakes.length}
              onMistakes={openMistakes}
            />
          )}
          <Experience review={review} />
          <MistakenRules
            rules={mistakes.flatMap(({ question }) =>
              question.rulesEstimated ? [] : (question.rules?.slice(0, 1) ?? []),
            )}
          />
        </div>
        <QuestionGrid
          questions={shown}
          mistakes={mistakes.length}
          isExam={review.mode === 'exam'}
          onlyMistakes={onlyMistakes}
          onOnlyMistakes={setOnlyMistakes}
          opened={place}
          onOpen={setPlace}
        />
      </div>
      {opened ? <QuestionReview test={review} reviewed={opened} among={shown} onOpen={setPlace} /> : null}
    </div>
  );
}

/** Announces the streak day together with the other rewards of the test. */
function useStreakWin(): void {
  const intl = useIntl();
  const { celebration } = usePortal();
  const { data } = useGetActivityQuery(STREAK_DAYS);
  const days = data?.streak.isReachedToday ? data.streak.current : 0;
  useEffect(() => {
    if (days === 0) return;
    const title = intl.formatMessage(
      {
        id: 'dashboard.result.streak',
        defaultMessage: 'Dzień {days} z rzędu',
        description: 'Told with a new level or medal: today is such a day of the streak, from 1',
      },
      { days },
    );
    return celebration?.tell({ title, isCompanion: true });
  }, [days, intl, celebration]);
}
