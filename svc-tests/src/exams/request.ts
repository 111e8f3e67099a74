import type { CategoryName, FieldError, Locale, QuestionTopic, TestMode } from '@zielona-fala/contracts';

/** What a learner asks for with a new test. */
export interface NewTest {
  readonly category: CategoryName;
  readonly lang: Locale;
  readonly mode: TestMode;
  readonly topic?: QuestionTopic | undefined;
  /** How many questions at most. */
  readonly size?: number | undefined;
  /** The test whose mistakes are to be reviewed. */
  readonly fromTest?: number | undefined;
  /** The piece of homework that its answers count for. */
  readonly homework?: number | undefined;
}

const TAKEN_BY = {
  topic: ['topic'],
  size: ['topic', 'review'],
  fromTest: ['review'],
  homework: ['topic', 'review'],
} as const satisfies Partial<Record<keyof NewTest, readonly TestMode[]>>;

/** What does not go together. */
export function faultsOf(wanted: NewTest): readonly FieldError[] {
  const misplaced = Object.entries(TAKEN_BY).filter(
    ([field, modes]) =>
      wanted[field as keyof typeof TAKEN_BY] !== undefined &&
      !(modes as readonly TestMode[]).includes(wanted.mode),
  );
  const faults = misplaced.map(([field]) => ({
    field,
    code: 'not-allowed',
    message: `A test of the mode ${wanted.mode} does not take this`,
  }));
  return wanted.mode === 'topic' && wanted.topic === undefined
    ? [...faults, { field: 'topic', code: 'required', message: 'This field is required' }]
    : faults;
}
