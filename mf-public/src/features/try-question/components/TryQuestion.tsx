import { DEFAULT_CATEGORY } from '@zielona-fala/contracts';
import { useLocale } from '@zielona-fala/web-kit/session';
import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { useRandomQuestionQuery } from '../api/random-question.ts';
import { QuestionCard } from './QuestionCard.tsx';
import * as css from './TryQuestion.module.css';
import { TryQuestionFailure } from './TryQuestionFailure.tsx';
import { TryQuestionSkeleton } from './TryQuestionSkeleton.tsx';

/** One question of category B to try at once, without an account. */
export function TryQuestion() {
  const intl = useIntl();
  const lang = useLocale();
  const card = useRef<HTMLElement>(null);
  const query = useRandomQuestionQuery({ lang, cat: DEFAULT_CATEGORY });
  const { currentData: question, error, isFetching, refetch } = query;

  const showNext = async () => {
    await refetch();
    card.current?.focus();
  };

  const content = () => {
    if (error && !isFetching)
      return <TryQuestionFailure cause={'type' in error ? error.type : undefined} onRetry={showNext} />;
    if (error || !question) return <TryQuestionSkeleton />;
    return (
      <QuestionCard
        key={query.fulfilledTimeStamp}
        question={question}
        isNextLoading={isFetching}
        onNext={showNext}
      />
    );
  };

  return (
    <section
      className={css.card}
      ref={card}
      tabIndex={-1}
      aria-busy={isFetching}
      aria-label={intl.formatMessage({
        id: 'public.try.label',
        defaultMessage: 'Pytanie na próbę',
        description: 'Names the region with one question to try',
      })}
    >
      {content()}
    </section>
  );
}
