/** The two parts of an exam: `primary` is the ministry's PODSTAWOWY, `technical` its SPECJALISTYCZNY. */
export const PARTS = ['primary', 'technical'] as const;
export type QuestionPart = (typeof PARTS)[number];

/** Points a question is worth, the gravest first. */
export const POINTS = [3, 2, 1] as const;
export type PointsValue = (typeof POINTS)[number];

/** One stratum of the draw: `count` questions of `points` points from `part`. */
export interface Stratum {
  readonly part: QuestionPart;
  readonly points: PointsValue;
  readonly count: number;
}

/** What an exam is drawn from. Source: regulation of 28 June 2019 (Dz.U. 2019 poz. 1206). */
export const EXAM_STRATA: readonly Stratum[] = [
  { part: 'primary', points: 3, count: 10 },
  { part: 'primary', points: 2, count: 6 },
  { part: 'primary', points: 1, count: 4 },
  { part: 'technical', points: 3, count: 6 },
  { part: 'technical', points: 2, count: 4 },
  { part: 'technical', points: 1, count: 2 },
];

/**
 * The state exam, by the same regulation; durations are in seconds. Its strata are a constant of their own, which the script
 * of the exam player leaves out.
 */
export const EXAM = {
  questions: 32,
  primaryQuestions: 20,
  technicalQuestions: 12,
  totalPoints: 74,
  passPoints: 68,
  durationSeconds: 25 * 60,
  readSeconds: 20,
  answerSeconds: 15,
  technicalSeconds: 50,
} as const;

/** Kinds of test. */
export const MODES = ['exam', 'practice', 'topic', 'review'] as const;
export type TestMode = (typeof MODES)[number];

/** How a test can end: `passed` or `failed` (exam), `completed` (learning modes). */
export const FINISHED_STATUSES = ['passed', 'failed', 'completed'] as const;
export type FinishedStatus = (typeof FINISHED_STATUSES)[number];
export type TestStatus = 'unfinished' | FinishedStatus;

/** A yes/no answer (T = tak, N = nie) or the letter of one of three. */
export const YES_NO_ANSWERS = ['T', 'N'] as const;
export const LETTER_ANSWERS = ['A', 'B', 'C'] as const;
export type Answer = (typeof YES_NO_ANSWERS)[number] | (typeof LETTER_ANSWERS)[number];

/** The answers that a question can have, in their order. */
export const possibleAnswers = (isYesNo: boolean): readonly Answer[] =>
  isYesNo ? YES_NO_ANSWERS : LETTER_ANSWERS;

/** The most questions that a test of a learning mode may ask for by `size`. */
export const MAX_LEARNING_TEST_SIZE = 100;
