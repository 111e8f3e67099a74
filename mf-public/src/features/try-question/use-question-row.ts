import type { Answer, SolvedQuestionDto } from '@zielona-fala/contracts';
import type { ApiFailure } from '@zielona-fala/contracts/portal';
import { usePortal } from '@zielona-fala/web-kit/session';
import { useEffect, useState } from 'react';
import { type Draw, drawOther } from './draw-other.ts';

/** How many questions can be tried in a row. */
export const ROW_LENGTH = 3;

export interface GivenAnswer {
  readonly question: SolvedQuestionDto;
  readonly answer: Answer;
}

export interface QuestionRow {
  /** Place of the question that is shown, from 0. */
  readonly index: number;
  readonly length: number;
  /** The question that is shown; null while it is on its way. */
  readonly question: SolvedQuestionDto | null;
  readonly given: readonly GivenAnswer[];
  /** Why the question did not come. */
  readonly failure: ApiFailure | null;
  readonly isOver: boolean;
  give(answer: Answer): void;
  next(): void;
  retry(): void;
}

interface RowState {
  /** Questions of this row, as far as they have come. */
  readonly asked: readonly SolvedQuestionDto[];
  readonly given: readonly GivenAnswer[];
  readonly index: number;
  readonly length: number;
  readonly failure: ApiFailure | null;
}

const rowOf = (asked: RowState['asked'], length: number): RowState => ({
  asked,
  given: [],
  index: 0,
  length,
  failure: null,
});

/**
 * Questions in a row, none of them twice. The next one is fetched as soon as one is answered, so that it is there when
 * it is wanted.
 * @param first the question to begin with, when the page has brought one
 */
export function useQuestionRow(
  { lang, cat }: Draw,
  first: SolvedQuestionDto | null,
  maxLength = ROW_LENGTH,
): QuestionRow {
  const { api } = usePortal();
  const [state, setState] = useState(() => rowOf(first ? [first] : [], maxLength));
  const { asked, given, index, length, failure } = state;
  const isWanted = given.length >= asked.length && asked.length < length && failure === null;

  useEffect(() => {
    if (!isWanted) return;
    let isStale = false;
    const take = (change: (known: RowState) => Partial<RowState>) => {
      if (!isStale) setState((known) => ({ ...known, ...change(known) }));
    };
    drawOther(api, { lang, cat }, asked).then(
      (question) =>
        take((known) => (question ? { asked: [...known.asked, question] } : { length: known.asked.length })),
      (error: ApiFailure) => take(() => ({ failure: error })),
    );
    return () => {
      isStale = true;
    };
  }, [isWanted, api, lang, cat, asked]);

  const question = asked[index] ?? null;
  return {
    index,
    length,
    question,
    given,
    failure: question ? null : failure,
    isOver: index >= length,
    give(answer) {
      if (question && given.length === index)
        setState((known) => ({ ...known, given: [...known.given, { question, answer }] }));
    },
    next: () => setState((known) => ({ ...known, index: known.index + 1 })),
    retry: () => setState((known) => ({ ...known, failure: null })),
  };
}
