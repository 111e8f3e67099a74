import type { CategoryName, SolvedQuestionDto } from '@zielona-fala/contracts';
import { useFacts, WhenFact } from '@zielona-fala/web-kit/facts';
import { useLocale } from '@zielona-fala/web-kit/session';
import { useLoaded } from '@zielona-fala/web-kit/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { RICH_TEXT } from '../../../shared/rich-text.tsx';
import { useQuestionRow } from '../use-question-row.ts';
import { type CardState, FetchedQuestion } from './FetchedQuestion.tsx';
import { FirstQuestion } from './FirstQuestion.tsx';
import { TryQuestionFailure } from './TryQuestionFailure.tsx';
import { TryQuestionSkeleton } from './TryQuestionSkeleton.tsx';
import * as css from './TryQuestions.module.css';

const loadResult = async () => (await import('./RowResult.tsx')).RowResult;

export interface TryQuestionsProps {
  readonly category: CategoryName;
  /** The only question of the row. */
  readonly only?: SolvedQuestionDto;
  /** The first question is a fact of the page. */
  readonly isFirstGiven?: boolean;
  /** The row stands in place of what was pressed to get it. */
  readonly isFocusedAtFirst?: boolean;
  /** Further ways on, after the last question. */
  readonly children?: ReactNode;
}

/** Questions in a row to try at once, without an account: three, or the only one. */
export function TryQuestions(props: TryQuestionsProps) {
  // in another language it is another row
  return <Row key={useLocale()} {...props} />;
}

function useGivenQuestion(isGiven: boolean) {
  const { question } = useFacts();
  const locale = useLocale();
  return isGiven && question?.questionTranslations?.[0]?.language === locale ? question : null;
}

function Row({
  category,
  only,
  isFirstGiven = false,
  isFocusedAtFirst = false,
  children,
}: TryQuestionsProps) {
  const intl = useIntl();
  const first = useGivenQuestion(isFirstGiven);
  const row = useQuestionRow({ lang: useLocale(), cat: category }, only ?? first, only && 1);
  const { index, length, question, given, failure, isOver } = row;

  // nobody sees it before the second question
  const RowResult = useLoaded(loadResult, index > 0);

  const card = useRef<HTMLElement>(null);
  const lastIndex = useRef(isFocusedAtFirst ? null : index);
  useEffect(() => {
    if (lastIndex.current !== index) card.current?.focus();
    lastIndex.current = index;
  }, [index]);

  const state: CardState = {
    progress: <Progress index={index} length={length} />,
    given: given[index]?.answer ?? null,
    isLast: index === length - 1,
    onGive: row.give,
    onNext: row.next,
  };

  const fetched = () => {
    if (isOver)
      return RowResult ? (
        <RowResult given={given} category={category}>
          {children}
        </RowResult>
      ) : (
        <TryQuestionSkeleton />
      );
    if (failure) return <TryQuestionFailure cause={failure.type} onRetry={row.retry} />;
    return question ? (
      <FetchedQuestion key={question.questionNumber} question={question} {...state} />
    ) : (
      <TryQuestionSkeleton />
    );
  };

  return (
    <section
      className={css.card}
      ref={card}
      tabIndex={-1}
      aria-label={intl.formatMessage({
        id: 'public.try.label',
        defaultMessage: 'Pytania na próbę',
        description: 'Names the region with the questions to try',
      })}
    >
      {isFirstGiven && question === first && !isOver ? (
        <>
          <FirstQuestion question={first} {...state} />
          <WhenFact name="question" is="unknown">
            {fetched()}
          </WhenFact>
        </>
      ) : (
        fetched()
      )}
      <noscript>
        <p className={css.withoutScript}>
          <FormattedMessage
            id="public.try.without-script"
            defaultMessage="Odpowiedź sprawdza JavaScript, a ta przeglądarka go nie uruchamia."
            description="Under the question to try, where the browser runs no JavaScript"
          />
        </p>
      </noscript>
    </section>
  );
}

function Progress({ index, length }: { readonly index: number; readonly length: number }) {
  return (
    <FormattedMessage
      id="public.try.progress"
      defaultMessage="<b>Pytanie {number} z {count}.</b> Bez konta."
      description="Above the question to try: its place in the row, and that no account is needed"
      values={{ ...RICH_TEXT, number: index + 1, count: length }}
    />
  );
}
