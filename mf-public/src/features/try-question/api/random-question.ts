import type { CategoryName, Locale, SolvedQuestionDto } from '@zielona-fala/contracts';
import { useCall } from '@zielona-fala/web-kit/session';

interface RandomQuestionQuery {
  readonly lang: Locale;
  readonly cat: CategoryName;
}

export const useRandomQuestion = ({ lang, cat }: RandomQuestionQuery) =>
  useCall<SolvedQuestionDto>(`v1/tests/question/random?${new URLSearchParams({ lang, cat })}`);
