import { DEFAULT_LOCALE, type QuestionDto } from '@zielona-fala/contracts';
import { Explanation } from '../../../shared/question/Explanation.tsx';
import { OriginalWords, PolishOriginal } from '../../../shared/question/PolishOriginal.tsx';
import { wordsOf } from '../../../shared/question/words.ts';
import { type GuestRound, useGetGuestPackQuery } from '../api/get-guest-pack.ts';
import type { Answered } from '../domain/practice.ts';

export interface AnsweredGuestQuestionProps {
  readonly question: QuestionDto;
  readonly given: Answered;
  /** The pack that it came with. */
  readonly pack: GuestRound;
}

/** What comes after a visitor's answer: why it is right, and the Polish original of a translation. */
export function AnsweredGuestQuestion({ question, given, pack }: AnsweredGuestQuestionProps) {
  const { questionNumber } = question;
  const lang = wordsOf(question)?.language;
  return (
    <>
      <Explanation solution={given} lang={lang} />
      {lang === DEFAULT_LOCALE ? null : (
        <PolishOriginal key={questionNumber}>
          <PackOriginal pack={pack} number={questionNumber} />
        </PolishOriginal>
      )}
    </>
  );
}

function PackOriginal({ pack, number }: { readonly pack: GuestRound; readonly number: number }) {
  const { data, error } = useGetGuestPackQuery({ ...pack, lang: DEFAULT_LOCALE });
  return <OriginalWords number={number} questions={data?.questions} error={error} />;
}
