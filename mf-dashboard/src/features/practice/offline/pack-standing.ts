import type { AnswersByNumber, SolvedQuestionDto } from '@zielona-fala/contracts';
import { type LaterAnswer, nextQuestions, type Standing, standingAfter } from '@zielona-fala/learning';
import { isRefused, type OfflineAnswer, type OfflinePack } from '../../../shared/offline/offline-pack.ts';

/** Where the learner stands by the pack and by what was answered in this browser; null for a pack that does not tell. */
export function standingOf(pack: OfflinePack, answers: readonly OfflineAnswer[], now: Date): Standing | null {
  return pack.study ? standingAfter(pack.study, laterAnswers(pack, answers), now) : null;
}

/** Answers that count, or will; of questions that are no longer here, the server alone knows what is right. */
function laterAnswers(
  { category, questions }: OfflinePack,
  answers: readonly OfflineAnswer[],
): readonly LaterAnswer[] {
  const solutions = new Map(
    questions.map(({ questionNumber, correctAnswer }) => [questionNumber, correctAnswer]),
  );
  return answers
    .filter((each) => each.category === category && !isRefused(each) && solutions.has(each.questionNumber))
    .map(({ questionNumber, answer, answeredAt }) => ({
      questionNumber,
      right: answer === solutions.get(questionNumber),
      at: new Date(answeredAt),
    }));
}

/** Questions as the plan asks them next. Those with an answer keep their places. */
export function inOrderOfPlan(
  questions: readonly SolvedQuestionDto[],
  answered: AnswersByNumber,
  { questions: all, knowledge, options }: Standing,
): readonly SolvedQuestionDto[] {
  const planned = nextQuestions(all, knowledge, options, all.length);
  const places = new Map(planned.map(({ number }, place) => [number, place]));
  const placeOf = ({ questionNumber }: SolvedQuestionDto) => places.get(questionNumber) ?? all.length;
  const isOpen = ({ questionNumber }: SolvedQuestionDto) => answered[questionNumber] === undefined;
  const open = questions
    .filter(isOpen)
    .toSorted((one, other) => placeOf(one) - placeOf(other))
    .values();
  return questions.map((question) => (isOpen(question) ? (open.next().value ?? question) : question));
}
