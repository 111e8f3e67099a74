import { DEFAULT_CATEGORY } from '@zielona-fala/contracts';
import { useLocale } from '@zielona-fala/web-kit/session';
import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { useRandomQuestion } from '../api/random-question.ts';
import { QuestionCard } from './QuestionCard.tsx';
import * as css from './TryQuestion.module.css';
import { TryQuestionFailure } from './TryQuestionFailure.tsx';
import { TryQuestionSkeleton } from './TryQuestionSkeleton.tsx';

/** One question of category B to try at once, without an account. */
export function TryQuestion() {
  const intl = useIntl();
  const lang = useLocale();
  const card = useRef<HTMLElement>(null);
  const call = useRandomQuestion({ lang, cat: DEFAULT_CATEGORY });
  const { answer: question, failure, isUnderWay, repeat } = call;

  const showNext = async () => {
    await repeat();
    card.current?.focus();
  };

  const content = () => {
    if (failure) return <TryQuestionFailure cause={failure.type} onRetry={showNext} />;
    if (!question) return <TryQuestionSkeleton />;
    return (
      <QuestionCard key={call.answers} question={question} isNextLoading={isUnderWay} onNext={showNext} />
    );
  };

  return (
    <section
      className={css.card}
      ref={card}
      tabIndex={-1}
      aria-busy={isUnderWay}
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
