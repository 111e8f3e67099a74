import type { QuestionDto } from '@zielona-fala/contracts';
import { Tag } from '@zielona-fala/web-kit/ui';
import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { wordsOf } from '../domain/question.ts';
import type { Phase } from '../domain/state.ts';
import * as css from './QuestionText.module.css';

export interface QuestionTextProps {
  readonly question: QuestionDto;
  readonly phase: Phase;
}

/** The question. Takes the focus when it comes, so that it is read aloud and the keys are free. */
export function QuestionText({ question, phase }: QuestionTextProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const box = useRef<HTMLElement>(null);
  const words = wordsOf(question);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus follows the question, not its words
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    if (box.current) box.current.scrollTop = 0;
  }, [question.questionNumber]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: START goes away with its phase, and the focus with it
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [phase]);

  return (
    <section className={css.question} ref={box}>
      <p className={css.meta}>
        <Tag>
          <FormattedMessage
            id="dashboard.exam.points"
            defaultMessage="{points} pkt"
            description="Points that a question is worth, 1 to 3"
            values={{ points: question.pointsValue }}
          />
        </Tag>
        <span>
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
      </p>
      <h1 className={css.text} ref={heading} tabIndex={-1} lang={words?.language}>
        {words?.questionText}
      </h1>
    </section>
  );
}
