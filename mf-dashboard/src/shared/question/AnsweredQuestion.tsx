import { DEFAULT_LOCALE, type QuestionDto, type SolutionDto, type TestDto } from '@zielona-fala/contracts';
import { Explanation } from './Explanation.tsx';
import { PolishOriginal } from './PolishOriginal.tsx';
import { QuestionTools } from './QuestionTools.tsx';
import { wordsOf } from './words.ts';

export interface AnsweredQuestionProps {
  /** The test that it was answered in. */
  readonly test: Pick<TestDto, 'testId' | 'category'>;
  readonly question: QuestionDto;
  readonly solution: Pick<SolutionDto, 'explanation' | 'legalBasis'>;
}

/** What comes after the answer: why it is right, the Polish original of a translation, bookmark and report. */
export function AnsweredQuestion({ test, question, solution }: AnsweredQuestionProps) {
  const { questionNumber } = question;
  const lang = wordsOf(question)?.language;
  return (
    <>
      <Explanation solution={solution} lang={lang} />
      {lang === DEFAULT_LOCALE ? null : (
        <PolishOriginal key={questionNumber} test={test} number={questionNumber} />
      )}
      <QuestionTools number={questionNumber} category={test.category.name} />
    </>
  );
}
