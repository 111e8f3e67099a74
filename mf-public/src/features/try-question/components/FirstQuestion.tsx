import { type SolvedQuestionDto, TOPICS } from '@zielona-fala/contracts';
import { useFactText, WhenFact } from '@zielona-fala/web-kit/facts';
import { TOPIC_NAMES } from '@zielona-fala/web-kit/words/topics';
import { FormattedMessage } from 'react-intl';
import { letterChoices, YES_NO_CHOICES } from '../../../shared/choices.ts';
import type { CardState } from './FetchedQuestion.tsx';
import { QuestionCard } from './QuestionCard.tsx';
import { QuestionHint } from './QuestionHint.tsx';
import { NoPicture, PictureMissing, QuestionPicture } from './QuestionPicture.tsx';

function Picture() {
  const address = useFactText('question.pictureUrl');
  const alt = useFactText('question.pictureAlt');
  const topic = TOPICS.map((name) => (
    <WhenFact key={name} name="question.topic" is={name}>
      <p>
        <FormattedMessage {...TOPIC_NAMES[name]} />
      </p>
    </WhenFact>
  ));
  return (
    <>
      <WhenFact name="question.picture" is="shown">
        <QuestionPicture address={address} alt={alt} />
      </WhenFact>
      <WhenFact name="question.picture" is="none">
        <NoPicture>{topic}</NoPicture>
      </WhenFact>
      <WhenFact name="question.picture" is="missing">
        <NoPicture>
          {topic}
          <PictureMissing />
        </NoPicture>
      </WhenFact>
    </>
  );
}

interface FirstQuestionProps extends CardState {
  /** The question itself; null while the page is rendered to HTML. */
  readonly question: SolvedQuestionDto | null;
}

function Question({ isYesNo, question, ...state }: FirstQuestionProps & { readonly isYesNo: boolean }) {
  const text = useFactText('question.text');
  const points = useFactText('question.points');
  const texts = {
    A: useFactText('question.answerA'),
    B: useFactText('question.answerB'),
    C: useFactText('question.answerC'),
  };
  return (
    <QuestionCard
      {...state}
      picture={<Picture />}
      text={text}
      points={points}
      choices={isYesNo ? YES_NO_CHOICES : letterChoices(texts)}
      hint={
        isYesNo ? (
          <WhenFact name="question.explained" is="yes">
            <QuestionHint />
          </WhenFact>
        ) : null
      }
      solution={question}
    />
  );
}

/** The question that came with the page; it stands in its HTML. */
export function FirstQuestion(props: FirstQuestionProps) {
  return (
    <>
      <WhenFact name="question" is="yes-no">
        <Question {...props} isYesNo />
      </WhenFact>
      <WhenFact name="question" is="choice">
        <Question {...props} isYesNo={false} />
      </WhenFact>
    </>
  );
}
