import { type BrowsedQuestionDto, type CategoryName, isFilm } from '@zielona-fala/contracts';
import { Icon, PolishInstead } from '@zielona-fala/web-kit/ui';
import { TOPIC_NAMES } from '@zielona-fala/web-kit/words/topics';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useTestLanguage } from '../../../shared/launch/test-language.ts';
import { Explanation } from '../../../shared/question/Explanation.tsx';
import { PointsTag } from '../../../shared/question/PointsTag.tsx';
import { QuestionTools } from '../../../shared/question/QuestionTools.tsx';
import { ReviewedAnswers } from '../../../shared/question/ReviewedAnswers.tsx';
import { ReviewMedia } from '../../../shared/question/ReviewMedia.tsx';
import { SignLanguage } from '../../../shared/question/SignLanguage.tsx';
import { wordsOf } from '../../../shared/question/words.ts';
import { QuestionRules } from '../../../shared/rules/QuestionRules.tsx';
import { ABOUT_TOPIC } from '../../../shared/topics/about-topic.ts';
import { QuestionTopic } from '../../../shared/topics/QuestionTopic.tsx';
import { TopicLink } from '../../../shared/topics/TopicLink.tsx';
import * as css from './Questions.module.css';

export interface QuestionLineProps {
  readonly question: BrowsedQuestionDto;
  readonly category: CategoryName;
}

/** A question in the list; opened, with its picture, answer and explanation. */
export function QuestionLine({ question, category }: QuestionLineProps) {
  const [lang] = useTestLanguage();
  const [isOpen, setOpen] = useState(false);
  const words = wordsOf(question);
  return (
    <li className={css.item}>
      <details onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary className={css.summary}>
          <Thumbnail question={question} />
          <span className={css.text} lang={words?.language}>
            {words?.questionText}
          </span>
          <Icon name="dropdown" className={css.arrow} />
          <span className={css.meta}>
            <PointsTag of={question} />
            <QuestionTopic of={question} />
            <PolishInstead asked={lang} language={words?.language} />
            <span className={css.number}>{question.questionNumber}</span>
          </span>
        </summary>
        {isOpen ? <Opened question={question} category={category} /> : null}
      </details>
    </li>
  );
}

/** What the question is recognised by; opened, it is there in full. */
function Thumbnail({
  question: { media, mediaMissing, poster, lastFrame },
}: Pick<QuestionLineProps, 'question'>) {
  const still = media !== null && isFilm(media) ? (lastFrame ?? poster) : media;
  if (mediaMissing || still === null) return null;
  return <img className={css.thumbnail} src={still} alt="" width={96} height={54} loading="lazy" />;
}

function Opened({ question, category }: QuestionLineProps) {
  const intl = useIntl();
  const { solution } = question;
  return (
    <div className={css.opened}>
      <ReviewMedia question={question} />
      <SignLanguage question={question} />
      {solution ? (
        <>
          <ReviewedAnswers question={question} correctAnswer={solution.correctAnswer} own={null} />
          <Explanation solution={solution} lang={wordsOf(question)?.language} />
          <QuestionRules of={solution} category={category} media={question.media} />
        </>
      ) : (
        <p>
          <FormattedMessage
            id="dashboard.questions.withheld"
            defaultMessage="To pytanie jest w Twoim teście. Odpowiedź zobaczysz tu, gdy go skończysz."
            description="In place of the answer of a question that stands in the learner's unfinished test"
          />
        </p>
      )}
      <p>
        <TopicLink topic={question.topic}>
          {intl.formatMessage(ABOUT_TOPIC, { topic: intl.formatMessage(TOPIC_NAMES[question.topic]) })}
        </TopicLink>
      </p>
      <QuestionTools number={question.questionNumber} category={category} />
    </div>
  );
}
