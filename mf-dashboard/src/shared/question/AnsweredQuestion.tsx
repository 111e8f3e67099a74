import { DEFAULT_LOCALE, type QuestionDto, type SolutionDto, type TestDto } from '@zielona-fala/contracts';
import { useGetTestQuery } from '../api/get-test.ts';
import { QuestionRules } from '../rules/QuestionRules.tsx';
import { Explanation } from './Explanation.tsx';
import { OriginalWords, PolishOriginal } from './PolishOriginal.tsx';
import { QuestionTools } from './QuestionTools.tsx';
import { wordsOf } from './words.ts';

export interface AnsweredQuestionProps {
  /** The test that it was answered in. */
  readonly test: Pick<TestDto, 'testId' | 'category'>;
  readonly question: QuestionDto;
  readonly solution: Pick<SolutionDto, 'explanation' | 'legalBasis' | 'rules' | 'rulesEstimated'>;
}

/** What comes after the answer: why it is right, the Polish original of a translation, bookmark and report. */
export function AnsweredQuestion({ test, question, solution }: AnsweredQuestionProps) {
  const { questionNumber } = question;
  const lang = wordsOf(question)?.language;
  return (
    <>
      <Explanation solution={solution} lang={lang} />
      <QuestionRules of={solution} category={test.category.name} media={question.media} />
      {lang === DEFAULT_LOCALE ? null : (
        <PolishOriginal key={questionNumber}>
          <TestOriginal test={test} number={questionNumber} />
        </PolishOriginal>
      )}
      <QuestionTools number={questionNumber} category={test.category.name} />
    </>
  );
}

interface TestOriginalProps extends Pick<AnsweredQuestionProps, 'test'> {
  readonly number: number;
}

function TestOriginal({ test, number }: TestOriginalProps) {
  const { testId, category } = test;
  const { data, error } = useGetTestQuery({ testId, cat: category.name, lang: DEFAULT_LOCALE });
  return <OriginalWords number={number} questions={data && (data.questions ?? [])} error={error} />;
}
