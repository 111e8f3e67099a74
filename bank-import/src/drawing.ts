import { CATEGORIES, type CategoryName } from '@zielona-fala/contracts';
import {
  availableCategories,
  type Drawable,
  namesMedia,
  type QuestionRevision,
  sizesOf,
  strataOf,
} from '@zielona-fala/question-store';

/** What decides whether a question is drawn that names a picture or film which is not there. */
export type DrawingRule =
  /** A media folder was given: a question whose medium is missing is not drawn. */
  | 'with-media'
  /** No media folder was ever given: all are drawn. */
  | 'no-media-given'
  /** The operator wants all of them drawn. */
  | 'without-media';

/** Which questions exams draw. */
export interface DrawingReport {
  readonly rule: DrawingRule;
  /** Numbers of the questions whose picture or film is missing. */
  readonly lackingMedia: readonly number[];
  /** Those of them that no category draws. */
  readonly notDrawn: readonly number[];
  /** How many of them each category does not draw; a category that draws all of its questions is not named. */
  readonly withheld: Readonly<Partial<Record<CategoryName, number>>>;
  /** Categories that draw from all of their questions, because fewer could not fill an exam. */
  readonly lifted: readonly CategoryName[];
}

export interface Drawing {
  /** Every question, with the categories that draw it. */
  readonly drawable: readonly Drawable[];
  readonly report: DrawingReport;
}

export function drawingOf(questions: readonly QuestionRevision[], rule: DrawingRule): Drawing {
  const lacking = questions.filter(lacksMedia);
  const lifted = rule === 'with-media' ? categoriesThatNeed(lacking, questions) : null;
  const drawable = questions.map((question): Drawable => {
    const { number, revision, part, points, categories } = question;
    const isRestricted = lifted !== null && lacksMedia(question);
    const drawnIn = isRestricted ? categories.filter((each) => lifted.has(each)) : categories;
    return { number, revision, part, points, categories: drawnIn };
  });
  return {
    drawable,
    report: {
      rule,
      lackingMedia: lacking.map(({ number }) => number),
      notDrawn: drawable.filter(({ categories }) => categories.length === 0).map(({ number }) => number),
      withheld: withheldFrom(questions, drawable),
      lifted: [...(lifted ?? [])],
    },
  };
}

function withheldFrom(
  questions: readonly QuestionRevision[],
  drawable: readonly Drawable[],
): DrawingReport['withheld'] {
  const missedBy = questions.flatMap(({ categories }, index) =>
    categories.filter((category) => !drawable[index]?.categories.includes(category)),
  );
  const counts = CATEGORIES.map(
    (category) => [category, missedBy.filter((each) => each === category).length] as const,
  );
  return Object.fromEntries(counts.filter(([, count]) => count > 0));
}

function lacksMedia(question: QuestionRevision): boolean {
  return question.media === null && namesMedia(question);
}

/** Categories whose exams can be filled only with the given questions. */
function categoriesThatNeed(
  restricted: readonly QuestionRevision[],
  questions: readonly QuestionRevision[],
): ReadonlySet<CategoryName> {
  const withheld = new Set(restricted);
  const fillable = (some: readonly QuestionRevision[]) => availableCategories(sizesOf(strataOf(some)));
  const fillableWithout = fillable(questions.filter((each) => !withheld.has(each)));
  return new Set([...fillable(questions)].filter((category) => !fillableWithout.has(category)));
}
