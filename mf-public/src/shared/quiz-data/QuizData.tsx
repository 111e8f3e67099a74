import type { Answer } from '@zielona-fala/contracts';
import { StructuredData } from '@zielona-fala/web-kit/facts';
import { useLocale } from '@zielona-fala/web-kit/session';

export interface QuizDataProps {
  /** Title of the page. */
  readonly title: string;
  readonly text: string;
  readonly choices: readonly Answer[];
  readonly correct: Answer;
  readonly explanation: string;
  readonly textOf: (answer: Answer) => string;
}

/** Tells search engines of the question of the page. */
export function QuizData({ title, text, choices, correct, explanation, textOf }: QuizDataProps) {
  const locale = useLocale();
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
            text,
            suggestedAnswer: choices.filter((answer) => answer !== correct).map(answerOf),
            acceptedAnswer: {
              ...answerOf(correct),
              answerExplanation: { '@type': 'Comment', text: explanation },
            },
          },
        ],
      }}
    />
  );
}
