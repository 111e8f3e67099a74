import type { CategoryDto } from '../api/category.ts';
import type { CategoryName } from '../exam/categories.ts';
import type {
  Answer,
  FinishedStatus,
  PointsValue,
  QuestionPart,
  TestMode,
  TestStatus,
} from '../exam/rules.ts';
import type { QuestionTopic } from '../exam/topics.ts';
import type { Locale } from '../locales.ts';

/** `GET v1/tests/categories/all`: `available` is false while the bank cannot fill the category's draw. */
export interface CategoryListItemDto extends CategoryDto {
  readonly available: boolean;
}

/** `GET v1/tests/bank`: the questions that are loaded. */
export interface BankDto {
  /** `own`: the project's practice material; `official`: an edition of the ministry's bank. */
  readonly source: 'own' | 'official';
  readonly questions: number;
  /** How many of the questions have an explanation. */
  readonly withExplanation: number;
}

export interface QuestionTranslationDto {
  readonly questionId: number;
  readonly language: Locale;
  readonly questionText: string | null;
  readonly answerA: string | null;
  readonly answerB: string | null;
  readonly answerC: string | null;
  /** What the picture or film shows, without telling the answer. */
  readonly mediaAlt: string | null;
}

/** A question as it is asked: one language's translation, no correct answer. */
export interface QuestionDto {
  readonly questionId: number;
  readonly questionNumber: number;
  /** True for a yes/no question, false for one of A/B/C. */
  readonly withoutAnswers: boolean;
  /** URL path of the picture or film. */
  readonly media: string | null;
  /** The question has a picture or film, but this server lacks the file. */
  readonly mediaMissing?: true;
  /** URL path of the still that stands for a film until it plays. */
  readonly poster: string | null;
  /** URL path of the still that a film ends with: what the question asks about. */
  readonly lastFrame: string | null;
  readonly type: QuestionPart;
  readonly pointsValue: PointsValue;
  readonly questionTranslations: readonly QuestionTranslationDto[] | null;
}

export interface LegalBasisDto {
  /** Title of the act in the asked language. */
  readonly act: string;
  readonly article: string;
  /** Date of the law's state, ISO 8601. */
  readonly asOf: string;
}

export interface TopicDto {
  readonly topic: QuestionTopic;
  /** The topic is a guess from the question's words: the official bank names none. Not to be told as a fact. */
  readonly topicEstimated?: true;
}

/** What is told about a question once it may be told. */
export interface SolutionDto {
  readonly correctAnswer: Answer;
  readonly explanation: string;
  readonly legalBasis: readonly LegalBasisDto[];
}

export interface SolvedQuestionDto extends QuestionDto, TopicDto, SolutionDto {}

/** A question of a learner's test: with its solution once it was answered in a learning mode. */
export interface TestQuestionDto extends QuestionDto, Partial<TopicDto>, Partial<SolutionDto> {}

/** `PUT v1/tests/{testId}/answers/{questionNumber}` in learning modes: about the first answer, which is final. */
export interface AnswerVerdictDto extends SolutionDto {
  readonly correct: boolean;
}

/** A question of `GET v1/tests/questions`. */
export interface BrowsedQuestionDto extends QuestionDto, TopicDto {
  readonly isBookmarked: boolean;
  /** Null while the question stands in the learner's unfinished test. */
  readonly solution: SolutionDto | null;
}

/** `GET v1/tests/questions`: the one of the asked number first, then whole words, then beginnings; each by number. */
export interface BrowsedQuestionsDto {
  /** How many questions fit, on all pages. */
  readonly total: number;
  readonly questions: readonly BrowsedQuestionDto[];
  /** The `cursor` of the next page; null on the last one. */
  readonly next: string | null;
}

/** Answers by question number. */
export type AnswersByNumber = Readonly<Record<string, Answer>>;

export interface TestDto {
  readonly testId: number;
  readonly userId: number;
  readonly category: CategoryDto;
  readonly points: number;
  /** How many answers were right; absent until the test is finished. */
  readonly right?: number;
  readonly mode: TestMode;
  /** The language it was drawn in. */
  readonly lang: Locale;
  readonly created: string;
  readonly finished: string | null;
  readonly status: TestStatus;
  /** Null in lists. */
  readonly questions: readonly TestQuestionDto[] | null;
  /** The saved answers. */
  readonly answers: AnswersByNumber;
  /** End of an exam's time; null in modes without a clock. */
  readonly deadline: string | null;
  readonly serverTime: string;
}

/** `PATCH v1/tests/{testId}/check`. */
export interface CheckResultDto {
  readonly status: FinishedStatus;
  readonly primaryPoints: number;
  readonly technicalPoints: number;
  readonly summaryPoints: number;
  readonly primaryAmountOfCorrectAnswers: number;
  readonly technicalAmountOfCorrectAnswers: number;
  readonly correctAnswers: AnswersByNumber;
  readonly isNextLevel: boolean;
}

/** `GET v1/tests/{testId}/review`: a finished test with all answers and explanations. */
export interface TestReviewDto extends Omit<TestDto, 'questions'> {
  readonly questions: readonly SolvedQuestionDto[];
  readonly result: CheckResultDto;
  readonly xpGained: number;
}

export interface TestIdDto {
  readonly testId: number;
}

/** `GET v1/tests/find/unfinished`. */
export interface UnfinishedTestDto {
  readonly testId: number | null;
  /** With `?detail=true` alone: the language the test was drawn in. */
  readonly lang?: Locale;
  /** With `?detail=true` alone. */
  readonly categoryName?: CategoryName;
}

/** `GET v1/tests/trial`: five basic and two specialist questions, unscored. */
export interface TrialDto {
  readonly questions: readonly QuestionDto[];
}
