import {
  type Answer,
  EXAM,
  EXAM_STRATA,
  type SolvedQuestionDto,
  type TestReviewDto,
} from '@zielona-fala/contracts';

/** One question of a finished exam as its learner left it. */
export interface ReviewedQuestion {
  /** From 1. */
  readonly place: number;
  readonly question: SolvedQuestionDto;
  readonly own: Answer | null;
  readonly mark: Mark;
}

/** `open`: without an answer. */
export type Mark = 'right' | 'wrong' | 'open';

function markOf(own: Answer | null, correctAnswer: Answer): Mark {
  if (own === null) return 'open';
  return own === correctAnswer ? 'right' : 'wrong';
}

export function reviewedQuestions({ questions, answers }: TestReviewDto): readonly ReviewedQuestion[] {
  return questions.map((question, index) => {
    const own = answers[question.questionNumber] ?? null;
    return { place: index + 1, question, own, mark: markOf(own, question.correctAnswer) };
  });
}

/** What cost points; in a learning test an open question is none. */
export const mistakesIn = (
  { mode }: TestReviewDto,
  questions: readonly ReviewedQuestion[],
): readonly ReviewedQuestion[] =>
  questions.filter(({ mark }) => mark === 'wrong' || (mark === 'open' && mode === 'exam'));

/** What an exam came to. */
export interface Outcome {
  readonly passed: boolean;
  readonly points: number;
  /** Points above the pass mark, or missing to it. */
  readonly distance: number;
  readonly perfect: boolean;
  /** The exam was ended by its clock. */
  readonly isTimeUp: boolean;
  /** Whole seconds from the start to the end. */
  readonly seconds: number;
}

export function outcomeOf(review: TestReviewDto): Outcome {
  const points = review.result.summaryPoints;
  const ended = Date.parse(review.finished ?? review.created);
  const seconds = Math.min(EXAM.durationSeconds, Math.round((ended - Date.parse(review.created)) / 1000));
  return {
    passed: review.status === 'passed',
    points,
    distance: Math.abs(points - EXAM.passPoints),
    perfect: points === EXAM.totalPoints,
    isTimeUp: seconds === EXAM.durationSeconds,
    seconds,
  };
}

const pointsOf = (part: 'primary' | 'technical'): number =>
  EXAM_STRATA.reduce((sum, stratum) => sum + (stratum.part === part ? stratum.points * stratum.count : 0), 0);

/** Most points a part can bring. */
export const PART_POINTS = { primary: pointsOf('primary'), technical: pointsOf('technical') } as const;
