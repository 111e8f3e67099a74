import type { Answer, SolvedQuestionDto } from '@zielona-fala/contracts';
import { useIntl } from 'react-intl';
import { wordsOf } from '../../../shared/answer-words.ts';
import { choicesOf } from '../../../shared/choices.ts';
import { QuizData } from '../../../shared/quiz-data/QuizData.tsx';

export interface RuleQuizProps {
  /** Title of the rule. */
  readonly title: string;
  readonly question: SolvedQuestionDto;
}

/** Tells search engines of the question of a rule. */
export function RuleQuiz({ title, question }: RuleQuizProps) {
  const intl = useIntl();
  const choices = choicesOf(question);
  const textOf = (answer: Answer): string => {
    const words = wordsOf(answer);
    if (words) return intl.formatMessage(words.word);
    return choices.find((choice) => choice.answer === answer)?.text ?? '';
  };
  return (
    <QuizData
      title={title}
      text={question.questionTranslations?.[0]?.questionText ?? ''}
      choices={choices.map(({ answer }) => answer)}
      correct={question.correctAnswer}
      explanation={question.explanation}
      textOf={textOf}
    />
  );
}
