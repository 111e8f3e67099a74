import type { TestReviewDto } from '@zielona-fala/contracts';
import { Button, Icon, Panel, PolishInstead, Tag } from '@zielona-fala/web-kit/ui';
import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { useTestLanguage } from '../../../shared/launch/test-language.ts';
import { AnsweredQuestion } from '../../../shared/question/AnsweredQuestion.tsx';
import { ReviewedAnswers } from '../../../shared/question/ReviewedAnswers.tsx';
import { ReviewMedia } from '../../../shared/question/ReviewMedia.tsx';
import { SignLanguage } from '../../../shared/question/SignLanguage.tsx';
import { wordsOf } from '../../../shared/question/words.ts';
import { QuestionTopic } from '../../../shared/topics/QuestionTopic.tsx';
import type { ReviewedQuestion } from '../domain/outcome.ts';
import * as css from './QuestionReview.module.css';

export interface QuestionReviewProps {
  readonly test: Pick<TestReviewDto, 'testId' | 'category'>;
  readonly reviewed: ReviewedQuestion;
  /** The questions to leaf through. */
  readonly among: readonly ReviewedQuestion[];
  readonly onOpen: (place: number) => void;
}

/** One question with own and right answer, and why. */
export function QuestionReview({ test, reviewed, among, onOpen }: QuestionReviewProps) {
  const { place, question, own, mark } = reviewed;
  const [lang] = useTestLanguage();
  const heading = useRef<HTMLHeadingElement>(null);
  const words = wordsOf(question);
  const before = among.findLast((other) => other.place < place);
  const after = among.find((other) => other.place > place);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus follows the opened question
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'start' });
  }, [place]);

  return (
    <Panel labelledBy="reviewed" className={css.review}>
      <div className={css.side}>
        <div className={css.head}>
          <h2 id="reviewed" className={css.heading} ref={heading} tabIndex={-1}>
            <FormattedMessage
              id="dashboard.result.question"
              defaultMessage="Pytanie {place}"
              description="Heading of one question of the exam"
              values={{ place }}
            />
          </h2>
          <Tag tone={mark === 'right' ? 'go' : 'stop'}>
            <FormattedMessage
              id="dashboard.result.question.points"
              defaultMessage="{won} z {points} pkt"
              description="Points won with a question, of those that it is worth, 1 to 3"
              values={{ won: mark === 'right' ? question.pointsValue : 0, points: question.pointsValue }}
            />
          </Tag>
        </div>
        <ReviewMedia question={question} />
      </div>
      <div className={css.side}>
        <p className={css.topic}>
          <QuestionTopic of={question} linked />
          <PolishInstead asked={lang} language={words?.language} />
        </p>
        <p className={css.text} lang={words?.language}>
          {words?.questionText}
        </p>
        <SignLanguage key={question.questionNumber} question={question} />
        <ReviewedAnswers question={question} correctAnswer={question.correctAnswer} own={own} />
        {own === null ? (
          <p className={css.none}>
            <Icon name="close" size="small" />
            <FormattedMessage
              id="dashboard.result.no-answer"
              defaultMessage="Tu nie było Twojej odpowiedzi."
              description="The learner gave no answer to this question"
            />
          </p>
        ) : null}
        <AnsweredQuestion test={test} question={question} solution={question} />
        <div className={css.leaf}>
          <Button isDisabled={!before} onPress={() => before && onOpen(before.place)}>
            <Icon name="arrowRight" direction="left" />
            <FormattedMessage
              id="dashboard.result.before"
              defaultMessage="Poprzednie"
              description="Opens the question before"
            />
          </Button>
          <Button isDisabled={!after} onPress={() => after && onOpen(after.place)}>
            <FormattedMessage
              id="dashboard.result.after"
              defaultMessage="Następne"
              description="Opens the question after"
            />
            <Icon name="arrowRight" />
          </Button>
        </div>
      </div>
    </Panel>
  );
}
