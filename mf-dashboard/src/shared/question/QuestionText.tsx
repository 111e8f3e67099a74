import type { QuestionDto, QuestionLanguage } from '@zielona-fala/contracts';
import { PolishInstead } from '@zielona-fala/web-kit/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { PointsTag } from './PointsTag.tsx';
import * as css from './QuestionText.module.css';
import { SignLanguage } from './SignLanguage.tsx';
import { wordsOf } from './words.ts';

export interface QuestionTextProps {
  readonly question: QuestionDto;
  /** The language that it was asked for in. */
  readonly lang: QuestionLanguage;
  /** What goes on: with its controls the focus may go, too. */
  readonly moment: string;
  /** At the end of the line above it. */
  readonly aside?: ReactNode;
}

const isFocusLost = (active: Element | null): boolean =>
  active === null || active === document.body || active.closest('[aria-hidden="true"]') !== null;

/** The question. Takes the focus when it comes, so that it is read aloud and the keys are free. */
export function QuestionText({ question, lang, moment, aside }: QuestionTextProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const words = wordsOf(question);

  useEffect(() => heading.current?.focus({ preventScroll: true }), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: controls go away with their moment, and the focus with them
  useEffect(() => {
    if (isFocusLost(document.activeElement)) heading.current?.focus({ preventScroll: true });
  }, [moment]);

  return (
    <section className={css.question}>
      <div className={css.meta}>
        <PointsTag of={question} />
        <span className={css.kind}>
          {question.withoutAnswers ? (
            <FormattedMessage
              id="dashboard.exam.kind.yes-no"
              defaultMessage="TAK lub NIE"
              description="A question that is answered with yes or no"
            />
          ) : (
            <FormattedMessage
              id="dashboard.exam.kind.letters"
              defaultMessage="A, B lub C"
              description="A question with three answers"
            />
          )}
        </span>
        <PolishInstead asked={lang} language={words?.language} />
        {aside}
      </div>
      <h1 className={css.text} ref={heading} tabIndex={-1} lang={words?.language}>
        {words?.questionText}
      </h1>
      <SignLanguage question={question} />
    </section>
  );
}
