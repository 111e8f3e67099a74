import { possibleAnswers, type QuestionDto } from '@zielona-fala/contracts';
import { Button, Skeleton } from '@zielona-fala/web-kit/ui';
import { type ReactNode, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import * as css from './PolishOriginal.module.css';
import { wordsOf } from './words.ts';

/** The question in the official Polish wording: translations are only an aid. `children` fetch it on request. */
export function PolishOriginal({ children }: { readonly children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  if (isOpen) return children;
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

export interface OriginalWordsProps {
  readonly number: number;
  /** Those in Polish that the question is among; undefined while they are being asked for. */
  readonly questions: readonly QuestionDto[] | undefined;
  readonly error: unknown;
}

export function OriginalWords({ number, questions, error }: OriginalWordsProps) {
  const question = questions?.find(({ questionNumber }) => questionNumber === number);
  const words = question && wordsOf(question);
  if (error || (questions && !words)) {
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
          {possibleAnswers(question.withoutAnswers).map((answer) => (
            <li key={answer}>
              {answer}. {words[`answer${answer as 'A' | 'B' | 'C'}`]}
            </li>
          ))}
        </ul>
      )}
    </blockquote>
  );
}
