import { type Answer, possibleAnswers } from '@zielona-fala/contracts';
import { useLocale } from '@zielona-fala/web-kit/session';
import { cx, Icon } from '@zielona-fala/web-kit/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { wordsOf } from '../../../shared/answer-words.ts';
import { ArticleSection } from '../../../shared/article/ArticleSection.tsx';
import { LegalBasis } from '../../../shared/legal-basis/LegalBasis.tsx';
import { QuizData } from '../../../shared/quiz-data/QuizData.tsx';
import { type TopicExample, useExamplePicture } from '../topic-article.ts';
import * as css from './WorkedExample.module.css';

export interface WorkedExampleProps {
  /** Name of the topic. */
  readonly topic: string;
  /** Title of its page. */
  readonly title: string;
  readonly example: TopicExample;
}

/** A question of our own with its right answer, why it is right, and where the law says so. */
export function WorkedExample({ topic, title, example }: WorkedExampleProps) {
  const intl = useIntl();
  const locale = useLocale();
  const { number, points, pictureAlt, text, correct, explanation, legalBasis } = example;
  const textOf = (answer: Answer): string => {
    const words = wordsOf(answer);
    if (words) return intl.formatMessage(words.word);
    return example.answers?.[answer as keyof typeof example.answers][locale] ?? '';
  };
  return (
    <ArticleSection
      heading={
        <FormattedMessage
          id="public.topic.example"
          defaultMessage="Jedno pytanie krok po kroku"
          description="Heading on the page of a topic: a question worked out"
        />
      }
    >
      <QuizData
        title={title}
        text={text[locale]}
        choices={possibleAnswers(example.answers === null)}
        correct={correct}
        explanation={explanation[locale]}
        textOf={textOf}
      />
      <figure className={css.example}>
        {pictureAlt ? <Picture topic={topic} alt={pictureAlt[locale]} /> : null}
        <div className={css.inside}>
          <h3 className={css.question}>{text[locale]}</h3>
          <Answers example={example} textOf={textOf} />
          <p>
            <b>
              <RightAnswer correct={correct} />
            </b>{' '}
            {explanation[locale]}
          </p>
          <LegalBasis
            sources={legalBasis.map(({ act, article, asOf }) => ({
              act: act[locale],
              article: article[locale],
              asOf,
            }))}
          />
        </div>
      </figure>
      <p className={css.origin}>
        <FormattedMessage
          id="public.topic.example.origin"
          defaultMessage="Nasze pytanie nr {number} za {points, plural, one {# punkt} few {# punkty} other {# punktu}}: materiał do ćwiczeń, a nie pytanie urzędowe."
          description="Under a question worked out: its number and points; it is the project's own, not an official one"
          values={{ number: `${number}`, points }}
        />
      </p>
    </ArticleSection>
  );
}

function Picture({ topic, alt }: { readonly topic: string; readonly alt: string }) {
  return <img className={css.picture} src={useExamplePicture(topic)} alt={alt} width={960} height={540} />;
}

interface AnswersProps {
  readonly example: TopicExample;
  readonly textOf: (answer: Answer) => string;
}

function Answers({ example, textOf }: AnswersProps) {
  const { answers, correct } = example;
  return (
    <ol className={css.answers}>
      {possibleAnswers(example.answers === null).map((answer) => (
        <li className={cx(css.answer, answer === correct && css.right)} key={answer}>
          {answers ? <b>{answer}</b> : null}
          <span>{textOf(answer)}</span>
          {answer === correct ? <Icon name="check" className={css.mark} /> : null}
        </li>
      ))}
    </ol>
  );
}

function RightAnswer({ correct }: { readonly correct: Answer }) {
  const intl = useIntl();
  const words = wordsOf(correct);
  return (
    <FormattedMessage
      id="public.topic.example.right"
      defaultMessage="Prawidłowa odpowiedź: {answer}."
      description="Before the explanation of a question worked out; answer is yes, no or a letter"
      values={{ answer: words ? intl.formatMessage(words.word) : correct }}
    />
  );
}
