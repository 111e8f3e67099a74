import { type Answer, LETTER_ANSWERS, YES_NO_ANSWERS } from '@zielona-fala/contracts';
import { StructuredData } from '@zielona-fala/web-kit/facts';
import { useLocale } from '@zielona-fala/web-kit/session';
import type { TopicExample } from '../topic-article.ts';

export interface QuizDataProps {
  readonly title: string;
  readonly example: TopicExample;
  readonly textOf: (answer: Answer) => string;
}

/** Tells search engines of the question that the page works out. */
export function QuizData({ title, example, textOf }: QuizDataProps) {
  const locale = useLocale();
  const { answers, correct, text, explanation } = example;
  const choices: readonly Answer[] = answers ? LETTER_ANSWERS : YES_NO_ANSWERS;
  const answerOf = (answer: Answer) => ({
    '@type': 'Answer',
    position: choices.indexOf(answer),
    text: textOf(answer),
  });
  return (
    <StructuredData
      data={{
        '@type': 'Quiz',
        about: { '@type': 'Thing', name: title },
        inLanguage: locale,
        isAccessibleForFree: true,
        hasPart: [
          {
            '@type': 'Question',
            eduQuestionType: 'Multiple choice',
            learningResourceType: 'Practice problem',
            text: text[locale],
            suggestedAnswer: choices.filter((answer) => answer !== correct).map(answerOf),
            acceptedAnswer: {
              ...answerOf(correct),
              answerExplanation: { '@type': 'Comment', text: explanation[locale] },
            },
          },
        ],
      }}
    />
  );
}
