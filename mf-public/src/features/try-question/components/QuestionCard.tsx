import type { Answer, QuestionLanguage, SolvedQuestionDto } from '@zielona-fala/contracts';
import { useLocale } from '@zielona-fala/web-kit/session';
import { Button, Icon, PolishInstead, Tag, useLoaded } from '@zielona-fala/web-kit/ui';
import { type ReactNode, useId } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Choice } from '../../../shared/choices.ts';
import { AnswerButton } from './AnswerButton.tsx';
import { Feedback } from './Feedback.tsx';
import * as css from './QuestionCard.module.css';

const loadOriginal = async () => (await import('./TryOriginal.tsx')).TryOriginal;

export interface QuestionCardProps {
  /** Above the question: where in the row it stands. */
  readonly progress: ReactNode;
  readonly picture: ReactNode;
  readonly text: string;
  /** What it is written in, where that can differ from the page. */
  readonly language?: QuestionLanguage | undefined;
  readonly points: string;
  readonly choices: readonly Choice[];
  /** Fills the place that a third answer would take, until one is given. */
  readonly hint: ReactNode;
  /** Null only where nobody can answer: while the page is rendered to HTML. */
  readonly solution: SolvedQuestionDto | null;
  readonly given: Answer | null;
  readonly isLast: boolean;
  readonly onGive: (answer: Answer) => void;
  readonly onNext: () => void;
}

/** A question; the first answer is final and is told right or wrong. */
export function QuestionCard(props: QuestionCardProps) {
  const {
    progress,
    picture,
    text,
    language,
    points,
    choices,
    hint,
    solution,
    given,
    isLast,
    onGive,
    onNext,
  } = props;
  const headingId = useId();
  const locale = useLocale();
  const original = given === null ? undefined : solution?.questionTranslations?.[1];
  const Original = useLoaded(loadOriginal, original !== undefined);
  const isYesNo = choices.every((choice) => choice.text === null);
  return (
    <>
      {picture}
      <div className={css.inside}>
        <p className={css.line}>
          <span>{progress}</span>
          <PolishInstead asked={locale} language={language} />
          <Tag>
            <FormattedMessage
              id="public.try.points"
              defaultMessage="{points} pkt"
              description="Points that the question is worth, 1 to 3, abbreviated so that it fits each of them"
              values={{ points }}
            />
          </Tag>
        </p>
        <h2 className={css.question} id={headingId} lang={language}>
          {text}
        </h2>
        <div className={css.zone}>
          {/* biome-ignore lint/a11y/useSemanticElements: the heading names the group, a fieldset needs a legend */}
          <div className={isYesNo ? css.yesNo : css.letters} role="group" aria-labelledby={headingId}>
            {choices.map((choice) => (
              <AnswerButton
                key={choice.answer}
                choice={choice}
                given={given}
                correct={solution?.correctAnswer ?? null}
                onChoose={onGive}
              />
            ))}
          </div>
          <div role="status">
            {given !== null && solution ? <Feedback question={solution} given={given} /> : null}
          </div>
          {given === null ? hint : null}
        </div>
        {Original && original ? <Original words={original} /> : null}
        {given === null ? null : (
          <Button wide onPress={onNext}>
            {isLast ? (
              <FormattedMessage
                id="public.try.finish"
                defaultMessage="Zobacz wynik"
                description="Button after the last question to try: how many were right"
              />
            ) : (
              <FormattedMessage
                id="public.try.next"
                defaultMessage="Następne pytanie"
                description="Button: another question to try"
              />
            )}
            <Icon name="arrowRight" />
          </Button>
        )}
      </div>
    </>
  );
}
