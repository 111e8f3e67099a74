import type {
  CategoryName,
  FieldError,
  QuestionLanguage,
  QuestionTopic,
  TestMode,
} from '@zielona-fala/contracts';

/** What a learner asks for with a new test. */
export interface NewTest {
  readonly category: CategoryName;
  readonly lang: QuestionLanguage;
  readonly mode: TestMode;
  readonly topic?: QuestionTopic | undefined;
  /** Instead of a topic: the rule behind the questions. */
  readonly rule?: string | undefined;
  /** One beside that rule: questions of both alternate. */
  readonly contrast?: string | undefined;
  /** How many questions at most. */
  readonly size?: number | undefined;
  /** The test whose mistakes are to be reviewed. */
  readonly fromTest?: number | undefined;
  /** The piece of homework that its answers count for. */
  readonly homework?: number | undefined;
  /** All that was answered wrong when last asked. */
  readonly only?: 'mistakes' | undefined;
}

const TAKEN_BY = {
  topic: ['topic'],
  rule: ['topic'],
  contrast: ['topic'],
  size: ['topic', 'review'],
  fromTest: ['review'],
  homework: ['topic', 'review'],
  only: ['review'],
} as const satisfies Partial<Record<keyof NewTest, readonly TestMode[]>>;

/** What does not go together. */
export function faultsOf(wanted: NewTest): readonly FieldError[] {
  const { mode } = wanted;
  const misplaced = Object.entries(TAKEN_BY)
    .filter(
      ([field, modes]) =>
        wanted[field as keyof typeof TAKEN_BY] !== undefined &&
        !(modes as readonly TestMode[]).includes(mode),
    )
    .map(([field]) => notAllowed(field, `A test of the mode ${mode} does not take this`));
  const isTwice = misplaced.length === 0 && wanted.only !== undefined && wanted.fromTest !== undefined;
  const isTopicMissing = mode === 'topic' && wanted.topic === undefined && wanted.rule === undefined;
  const isTopicTwice = mode === 'topic' && wanted.topic !== undefined && wanted.rule !== undefined;
  const isContrastAlone = mode === 'topic' && wanted.contrast !== undefined && wanted.rule === undefined;
  return [
    ...misplaced,
    ...(isTwice ? [notAllowed('only', 'Mistakes are those of one test, or all')] : []),
    ...(isTopicTwice ? [notAllowed('rule', 'Questions are those of a topic, or of a rule')] : []),
    ...(isContrastAlone ? [notAllowed('contrast', 'It is one beside a rule')] : []),
    ...(isTopicMissing ? [{ field: 'topic', code: 'required', message: 'This field is required' }] : []),
  ];
}

const notAllowed = (field: string, message: string): FieldError => ({ field, code: 'not-allowed', message });
