import { type SolvedQuestionDto, stillOf } from '@zielona-fala/contracts';
import { TOPIC_NAMES } from '@zielona-fala/web-kit/words/topics';
import { FormattedMessage } from 'react-intl';
import { choicesOf } from '../../../shared/choices.ts';
import { QuestionCard, type QuestionCardProps } from './QuestionCard.tsx';
import { QuestionHint } from './QuestionHint.tsx';
import { NoPicture, PictureMissing, QuestionPicture } from './QuestionPicture.tsx';

/** What a question shows that does not depend on where it came from. */
export type CardState = Pick<QuestionCardProps, 'progress' | 'given' | 'isLast' | 'onGive' | 'onNext'>;

function Picture({ question }: { readonly question: SolvedQuestionDto }) {
  const still = stillOf(question);
  if (still !== null)
    return <QuestionPicture address={still} alt={question.questionTranslations?.[0]?.mediaAlt ?? ''} />;
  return (
    <NoPicture>
      {question.topicEstimated || question.topic === 'other' ? null : (
        <p>
          <FormattedMessage {...TOPIC_NAMES[question.topic]} />
        </p>
      )}
      {question.mediaMissing ? <PictureMissing /> : null}
    </NoPicture>
  );
}

/** A question that the browser has asked for. */
export function FetchedQuestion({
  question,
  ...state
}: CardState & { readonly question: SolvedQuestionDto }) {
  const words = question.questionTranslations?.[0];
  return (
    <QuestionCard
      {...state}
      picture={<Picture question={question} />}
      text={words?.questionText ?? ''}
      language={words?.language}
      points={`${question.pointsValue}`}
      choices={choicesOf(question)}
      hint={question.withoutAnswers && question.explanation !== '' ? <QuestionHint /> : null}
      solution={question}
    />
  );
}
