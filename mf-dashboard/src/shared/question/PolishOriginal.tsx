import type { TestDto } from '@zielona-fala/contracts';
import { Button, Skeleton } from '@zielona-fala/web-kit/ui';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useGetTestQuery } from '../api/get-test.ts';
import * as css from './PolishOriginal.module.css';
import { answersOf, wordsOf } from './words.ts';

export interface PolishOriginalProps {
  readonly test: Pick<TestDto, 'testId' | 'category'>;
  readonly number: number;
}

/** The question as the state bank has it: translations are only help. */
export function PolishOriginal({ test, number }: PolishOriginalProps) {
  const [isOpen, setOpen] = useState(false);
  if (isOpen) return <Original test={test} number={number} />;
  return (
    <Button className={css.open} onPress={() => setOpen(true)}>
      <FormattedMessage
        id="dashboard.practice.polish"
        defaultMessage="Pokaż oryginał po polsku"
        description="Shows the Polish original of a translated question"
      />
    </Button>
  );
}

function Original({ test, number }: PolishOriginalProps) {
  const { data, error } = useGetTestQuery({ testId: test.testId, cat: test.category.name, lang: 'pl' });
  const question = data?.questions?.find(({ questionNumber }) => questionNumber === number);
  const words = question && wordsOf(question);
  if (error || (data && !words)) {
    return (
      <p role="alert">
        <FormattedMessage
          id="dashboard.practice.polish.failed"
          defaultMessage="Oryginału nie udało się wczytać. Spróbuj przy następnym pytaniu."
          description="The Polish original could not be loaded"
        />
      </p>
    );
  }
  if (!question || !words) return <Skeleton height="3rem" />;
  return (
    <blockquote className={css.original} lang="pl">
      <p>{words.questionText}</p>
      {question.withoutAnswers ? null : (
        <ul>
          {answersOf(question).map((answer) => (
            <li key={answer}>
              {answer}. {words[`answer${answer as 'A' | 'B' | 'C'}`]}
            </li>
          ))}
        </ul>
      )}
    </blockquote>
  );
}
