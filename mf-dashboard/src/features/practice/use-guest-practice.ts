import type { Answer, CategoryName, PackDto } from '@zielona-fala/contracts';
import { guestAnswers } from '@zielona-fala/web-kit/guest';
import { useReducer } from 'react';
import { advance, openPractice } from './domain/practice.ts';
import type { RunningPractice } from './use-practice.ts';

/** Runs a visitor's questions: judged here, kept in the browser. What was answered before stays answered. */
export function useGuestPractice(
  { issue, questions }: PackDto,
  categoryName: CategoryName,
): Omit<RunningPractice, 'isOver'> {
  const [practice, send] = useReducer(
    advance,
    { questions, answers: guestAnswers.of(categoryName) },
    openPractice,
  );
  return {
    practice,
    sent: null,
    answer(own: Answer) {
      const number = practice.questions[practice.index]?.questionNumber;
      const question = questions.find(({ questionNumber }) => questionNumber === number);
      if (!question || practice.answered[question.questionNumber] !== undefined) return;
      const { questionNumber, correctAnswer, explanation, legalBasis } = question;
      guestAnswers.add({
        categoryName,
        issue,
        questionNumber,
        answer: own,
        answeredAt: new Date().toISOString(),
      });
      const answer = { own, isRight: own === correctAnswer, correctAnswer, explanation, legalBasis };
      send({ type: 'answered', number: questionNumber, answer });
    },
    move: (by) => send({ type: 'move', by }),
  };
}
