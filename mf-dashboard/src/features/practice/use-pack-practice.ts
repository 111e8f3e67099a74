import type { Answer, AnswersByNumber, SolvedQuestionDto } from '@zielona-fala/contracts';
import { useReducer } from 'react';
import { advance, judge, openPack } from './domain/practice.ts';
import type { RunningPractice } from './use-practice.ts';

export interface PackPractice {
  /** The same ones each time; those without an answer may change their places. */
  readonly questions: readonly SolvedQuestionDto[];
  /** Given before: they stay. */
  readonly answers: AnswersByNumber;
  readonly onAnswer: (questionNumber: number, answer: Answer) => void;
}

const NONE_SENT: RunningPractice['sent'] = {};

/** Runs questions that came with their answers: judged here. */
export function usePackPractice({
  questions,
  answers,
  onAnswer,
}: PackPractice): Omit<RunningPractice, 'isOver'> {
  const [practice, send] = useReducer(advance, null, () => openPack(questions, answers));
  return {
    practice: { ...practice, questions },
    sent: NONE_SENT,
    answer(own: Answer) {
      const question = questions[practice.index];
      if (!question || practice.answered[question.questionNumber] !== undefined) return;
      onAnswer(question.questionNumber, own);
      send({ type: 'answered', number: question.questionNumber, answer: judge(question, own) });
    },
    move: (by) => send({ type: 'move', by }),
  };
}
