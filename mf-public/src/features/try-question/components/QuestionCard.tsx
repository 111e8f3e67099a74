import type { Answer, SolvedQuestionDto } from '@zielona-fala/contracts';
import { Button, Icon, Tag } from '@zielona-fala/web-kit/ui';
import { useId, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { RICH_TEXT } from '../../../shared/rich-text.tsx';
import { choicesOf } from '../choices.ts';
import { AnswerButton } from './AnswerButton.tsx';
import { Feedback } from './Feedback.tsx';
import * as css from './QuestionCard.module.css';
import { QuestionPicture } from './QuestionPicture.tsx';

export interface QuestionCardProps {
  readonly question: SolvedQuestionDto;
  readonly isNextLoading: boolean;
  readonly onNext: () => void;
}

/** A question; the first answer is final and is told right or wrong. */
export function QuestionCard({ question, isNextLoading, onNext }: QuestionCardProps) {
  const [given, setGiven] = useState<Answer | null>(null);
  const headingId = useId();
  return (
    <>
      <QuestionPicture question={question} />
      <div className={css.inside}>
        <p className={css.line}>
          <span>
            <FormattedMessage
              id="public.try.invitation"
              defaultMessage="<b>Spróbuj teraz.</b> Bez konta."
              description="Above the question to try"
              values={RICH_TEXT}
            />
          </span>
          <Tag>
            <FormattedMessage
              id="public.try.points"
              defaultMessage="{points, number} pkt"
              description="Points that the question is worth, abbreviated"
              values={{ points: question.pointsValue }}
            />
          </Tag>
        </p>
        <h2 className={css.question} id={headingId}>
          {question.questionTranslations?.[0]?.questionText}
        </h2>
        <div className={css.zone}>
          {/* biome-ignore lint/a11y/useSemanticElements: the heading names the group, a fieldset needs a legend */}
          <div
            className={question.withoutAnswers ? css.yesNo : css.letters}
            role="group"
            aria-labelledby={headingId}
          >
            {choicesOf(question).map((choice) => (
              <AnswerButton
                key={choice.answer}
                choice={choice}
                given={given}
                correct={question.correctAnswer}
                onChoose={setGiven}
              />
            ))}
          </div>
          <div role="status">{given === null ? null : <Feedback question={question} given={given} />}</div>
          {given === null && question.withoutAnswers && question.explanation !== '' ? <Hint /> : null}
        </div>
        {given === null ? null : (
          <Button wide isPending={isNextLoading} onPress={onNext}>
            <FormattedMessage
              id="public.try.next"
              defaultMessage="Następne pytanie"
              description="Button: another question to try"
            />
            <Icon name="arrowRight" />
          </Button>
        )}
      </div>
    </>
  );
}

/** Fills the place that a third answer would take. */
function Hint() {
  return (
    <p className={css.hint}>
      <FormattedMessage
        id="public.try.hint"
        defaultMessage="Od razu zobaczysz, czy to dobra odpowiedź, dlaczego i z jakiego przepisu."
        description="Under the answers of a question to try: what comes after answering"
      />
    </p>
  );
}
