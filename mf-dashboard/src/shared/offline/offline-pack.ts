import {
  type AnswersByNumber,
  type CategoryName,
  COUNTED_OUTCOMES,
  LATER_OUTCOME,
  type PackAnswer,
  type PackAnswerOutcome,
  type PackStudyDto,
  type QuestionLanguage,
  type SolvedQuestionDto,
} from '@zielona-fala/contracts';

/** Questions with their answers that a learner keeps in the browser, the most useful first. */
export interface OfflinePack {
  readonly category: CategoryName;
  readonly lang: QuestionLanguage;
  readonly made: string;
  /** Signed by the server; days count from it on. */
  readonly issue: string;
  readonly questions: readonly SolvedQuestionDto[];
  /** Absent from packs of before plan and readiness went on without a network. */
  readonly study?: PackStudyDto;
  /** Addresses of the pictures that are to be kept as well. */
  readonly pictures: readonly string[];
  /** Those of the films; absent from packs of before films could be kept. */
  readonly films?: readonly string[];
}

/** A rehearsal from a pack that is not over, so that a page that is loaded anew goes on with it. */
export interface KeptRehearsal {
  /** Of its questions, in their order. */
  readonly numbers: readonly number[];
  /** In milliseconds of this browser's clock. */
  readonly begun: number;
  /** How far it is, as its player told. */
  readonly progress: unknown;
}

/** An answer to a question of a pack, and what became of it. */
export interface OfflineAnswer extends PackAnswer {
  readonly category: CategoryName;
  readonly lang: QuestionLanguage;
  /** Of the pack that the question came with. */
  readonly issue: string;
  /** Null until the server has told. */
  readonly outcome: PackAnswerOutcome | null;
}

/** An answer as it is kept, by the order in which they were given. */
export interface QueuedAnswer extends OfflineAnswer {
  readonly id: number;
}

export const isCounted = ({ outcome }: OfflineAnswer): boolean =>
  outcome !== null && COUNTED_OUTCOMES.includes(outcome);

/** Whether it is to be sent, for the first time or again. */
export const isWaiting = ({ outcome }: OfflineAnswer): boolean =>
  outcome === null || outcome === LATER_OUTCOME;

/** Whether it can never count. */
export const isRefused = (answer: OfflineAnswer): boolean => !isWaiting(answer) && !isCounted(answer);

/** What was answered of a pack, by question. */
export function answersOf({ issue }: OfflinePack, answers: readonly OfflineAnswer[]): AnswersByNumber {
  const own = answers.filter((answer) => answer.issue === issue);
  return Object.fromEntries(own.map(({ questionNumber, answer }) => [questionNumber, answer]));
}
