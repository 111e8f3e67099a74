import {
  type Answer,
  EXAM_STRATA,
  PARTS,
  type QuestionLanguage,
  type SolvedQuestionDto,
} from '@zielona-fala/contracts';

/** What plays a rehearsal: an exam with its times and points, which does not count as one. */
export interface RehearsalProps {
  readonly questions: readonly SolvedQuestionDto[];
  readonly lang: QuestionLanguage;
  /** In milliseconds of this browser's clock. */
  readonly begun: number;
  /** How far it was before the page was loaded anew, as `onStep` told; null at its beginning. */
  readonly progress: unknown;
  /** Questions whose answers were told by then. */
  readonly told: ReadonlySet<number>;
  /** Called with all that is needed to go on from here. */
  readonly onStep: (progress: unknown) => void;
  /** Called once for each question with an answer, when it can no longer be changed. */
  readonly onAnswer: (questionNumber: number, answer: Answer) => void;
  readonly onOver: () => void;
}

/** How many questions more, of those that an exam asks, a rehearsal needs. */
export function missingForRehearsal(questions: readonly SolvedQuestionDto[]): number {
  return EXAM_STRATA.reduce((missing, { part, points, count }) => {
    const held = questions.filter(({ type, pointsValue }) => type === part && pointsValue === points);
    return missing + Math.max(0, count - held.length);
  }, 0);
}

/**
 * The questions of a rehearsal, as an exam asks them: so many of each stratum, the basic part first, mixed within each part.
 * @param questions enough of them
 * @param random at least 0, less than 1
 */
export function drawRehearsal(
  questions: readonly SolvedQuestionDto[],
  random: () => number = Math.random,
): readonly SolvedQuestionDto[] {
  const mixed = questions
    .map((question) => ({ question, place: random() }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ question }) => question);
  const drawn = new Set(
    EXAM_STRATA.flatMap(({ part, points, count }) =>
      mixed.filter(({ type, pointsValue }) => type === part && pointsValue === points).slice(0, count),
    ),
  );
  return PARTS.flatMap((part) => mixed.filter((question) => question.type === part && drawn.has(question)));
}
