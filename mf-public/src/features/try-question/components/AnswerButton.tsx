import type { Answer } from '@zielona-fala/contracts';
import { cx, VisuallyHidden } from '@zielona-fala/web-kit/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { wordsOf } from '../../../shared/answer-words.ts';
import type { Choice } from '../../../shared/choices.ts';
import * as css from './AnswerButton.module.css';
import { type Verdict, VerdictMark } from './VerdictMark.tsx';

export interface AnswerButtonProps {
  readonly choice: Choice;
  /** The answer given to the question, if any. */
  readonly given: Answer | null;
  /** Null while it must not be told. */
  readonly correct: Answer | null;
  readonly onChoose: (answer: Answer) => void;
}

const verdictOf = (answer: Answer, given: Answer | null, correct: Answer | null): Verdict | null => {
  if (given === null) return null;
  if (answer === correct) return 'right';
  return answer === given ? 'wrong' : null;
};

/** Stays in the order of focus once the question is answered, and takes no further answer: a press may be replayed. */
export function AnswerButton({ choice, given, correct, onChoose }: AnswerButtonProps) {
  const intl = useIntl();
  const words = wordsOf(choice.answer);
  const verdict = verdictOf(choice.answer, given, correct);
  return (
    <button
      type="button"
      className={cx(css.answer, words && css.word, verdict && css[verdict])}
      aria-pressed={given === choice.answer}
      aria-disabled={given !== null}
      onClick={() => {
        if (given === null) onChoose(choice.answer);
      }}
    >
      <span className={css.key} aria-hidden={words !== null}>
        {words ? intl.formatMessage(words.key) : choice.answer}
      </span>
      <span className={css.text}>{words ? intl.formatMessage(words.word) : choice.text}</span>
      {verdict ? (
        <>
          <VerdictMark verdict={verdict} className={css.mark} />
          <VerdictWord verdict={verdict} />
        </>
      ) : null}
    </button>
  );
}

function VerdictWord({ verdict }: { readonly verdict: Verdict }) {
  return (
    <VisuallyHidden>
      {verdict === 'right' ? (
        <FormattedMessage
          id="public.answer.right"
          defaultMessage="dobra odpowiedź"
          description="For screen readers, after the right answer"
        />
      ) : (
        <FormattedMessage
          id="public.answer.wrong"
          defaultMessage="zła odpowiedź"
          description="For screen readers, after the wrong answer that was given"
        />
      )}
    </VisuallyHidden>
  );
}
