import { type Answer, type AnswersByNumber, possibleAnswers } from '@zielona-fala/contracts';
import { openingPhase, type Phase, phaseLimit } from './phase.ts';
import type { ExamQuestion } from './question.ts';

/** After this long a question counts as seen. */
const SETTLE_MS = 300;

/** Why an exam is over. */
export type Ending = 'last-question' | 'learner' | 'time';

/** An exam under way. Times are milliseconds of the server's clock. */
export interface ExamState {
  readonly questions: readonly ExamQuestion[];
  readonly deadline: number;
  readonly index: number;
  readonly phase: Phase;
  readonly phaseStartedAt: number;
  readonly answers: AnswersByNumber;
  readonly ending: Ending | null;
}

/**
 * What happens to an exam. What is meant for one question names it: the press that comes
 * a moment after the time has moved on must not touch the question that follows.
 */
export type ExamEvent =
  | { readonly type: 'tick' }
  | { readonly type: 'start'; readonly question: number }
  | { readonly type: 'film-over'; readonly question: number }
  | { readonly type: 'answer'; readonly question: number; readonly answer: Answer }
  | { readonly type: 'next'; readonly question: number }
  | { readonly type: 'finish' };

/** @throws RangeError when the exam has no questions */
export function currentQuestion({ questions, index }: Pick<ExamState, 'questions' | 'index'>): ExamQuestion {
  const question = questions[index];
  if (!question)
    throw new RangeError(`an exam of ${questions.length} questions has no question ${index + 1}`);
  return question;
}

const enter = (state: ExamState, phase: Phase, at: number): ExamState => ({
  ...state,
  phase,
  phaseStartedAt: at,
});

const end = (state: ExamState, ending: Ending): ExamState => ({ ...state, ending });

const leaveReading = (state: ExamState, at: number): ExamState =>
  enter(state, currentQuestion(state).film ? 'watching' : 'answering', at);

function toNextQuestion(state: ExamState, now: number): ExamState {
  const index = state.index + 1;
  const next = state.questions[index];
  if (!next) return end(state, 'last-question');
  return enter({ ...state, index }, openingPhase(next), now);
}

/**
 * Moves on by time alone. Within a question the phases follow each other exactly; the next question's
 * time starts when it is shown, so that a closed browser costs at most the question at hand.
 */
function passTime(state: ExamState, now: number): ExamState {
  if (state.ending) return state;
  if (now >= state.deadline) return end(state, 'time');
  const phaseEnd = state.phaseStartedAt + phaseLimit(state.phase, currentQuestion(state));
  if (now < phaseEnd) return state;
  if (state.phase === 'reading') return passTime(leaveReading(state, phaseEnd), now);
  if (state.phase === 'watching') return passTime(enter(state, 'answering', phaseEnd), now);
  return toNextQuestion(state, now);
}

/** The second press of a double tap would skip an unseen question. */
const isAccident = (state: ExamState, question: ExamQuestion, now: number): boolean =>
  state.answers[question.number] === undefined && now - state.phaseStartedAt < SETTLE_MS;

function apply(state: ExamState, event: ExamEvent, now: number): ExamState {
  if (event.type === 'tick' || state.ending) return state;
  if (event.type === 'finish') return end(state, 'learner');
  const question = currentQuestion(state);
  if (event.question !== question.number) return state;
  switch (event.type) {
    case 'start':
      return state.phase === 'reading' ? leaveReading(state, now) : state;
    case 'film-over':
      return state.phase === 'watching' ? enter(state, 'answering', now) : state;
    case 'answer':
      if (state.phase !== 'answering' || !possibleAnswers(question.yesNo).includes(event.answer))
        return state;
      return { ...state, answers: { ...state.answers, [question.number]: event.answer } };
    case 'next':
      if (state.phase !== 'answering' || isAccident(state, question, now)) return state;
      return toNextQuestion(state, now);
  }
}

/** The exam after `event` at `now`: first what time has brought, then the event. The same object when nothing changes. */
export function advance(state: ExamState, event: ExamEvent, now: number): ExamState {
  return apply(passTime(state, now), event, now);
}
