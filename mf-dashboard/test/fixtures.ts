import {
  type Answer,
  EXAM,
  type QuestionDto,
  type SolvedQuestionDto,
  type TestDto,
  type TestReviewDto,
  type TestStandingDto,
  type UnfinishedTestDto,
  type UserDto,
} from '@zielona-fala/contracts';

export const USER: UserDto = {
  userId: 7,
  username: 'ola',
  email: 'ola@example.test',
  created: '2026-11-01T08:00:00.000Z',
  isActive: true,
  level: 0,
  experiencePoints: 61,
  experienceToNextLevel: 39,
};

/** Question `number`: of the basic part with yes/no, or of the specialist part with three answers. */
export function question(number: number, yesNo: boolean): QuestionDto {
  return {
    questionId: number,
    questionNumber: number,
    withoutAnswers: yesNo,
    media: null,
    poster: null,
    lastFrame: null,
    type: yesNo ? 'primary' : 'technical',
    pointsValue: 3,
    questionTranslations: [
      {
        questionId: number,
        language: 'pl',
        questionText: `Treść ${number}`,
        answerA: yesNo ? null : `pierwsza ${number}`,
        answerB: yesNo ? null : `druga ${number}`,
        answerC: yesNo ? null : `trzecia ${number}`,
        mediaAlt: null,
      },
    ],
  };
}

/** An exam of three questions that has just begun. */
export function runningExam(answers: TestDto['answers'] = {}): TestDto {
  const now = Date.now();
  return {
    testId: 5,
    userId: USER.userId,
    category: { categoryId: 6, name: 'B' },
    points: 0,
    mode: 'exam',
    lang: 'pl',
    created: new Date(now).toISOString(),
    finished: null,
    status: 'unfinished',
    questions: [question(101, true), question(102, false), question(103, false)],
    answers,
    deadline: new Date(now + EXAM.durationSeconds * 1000).toISOString(),
    serverTime: new Date(now).toISOString(),
  };
}

/** How far a test is, as it is told where only that is asked for. */
export const standingOf = ({
  mode,
  isFirst,
  questions,
  answers,
  deadline,
  serverTime,
}: TestDto): TestStandingDto => ({
  mode,
  ...(isFirst && { isFirst }),
  questionCount: questions?.length ?? 0,
  answeredCount: Object.keys(answers).length,
  deadline,
  serverTime,
});

/** What the search for an unfinished test tells of this one. */
export const found = (test: TestDto): UnfinishedTestDto => ({
  testId: test.testId,
  lang: test.lang,
  categoryName: test.category.name,
  standing: standingOf(test),
});

const solved = (asked: QuestionDto, correctAnswer: Answer): SolvedQuestionDto => ({
  ...asked,
  correctAnswer,
  topic: 'right-of-way',
  explanation: `Dlaczego ${asked.questionNumber}`,
  legalBasis: [{ act: 'Prawo o ruchu drogowym', article: 'art. 25 ust. 1', asOf: '2026-01-01' }],
});

/** A failed exam: the first of two questions right, the second wrong. */
export function failedReview(): TestReviewDto {
  return {
    ...runningExam({ 101: 'T', 102: 'A' }),
    points: 61,
    status: 'failed',
    created: '2026-11-21T08:00:00.000Z',
    finished: '2026-11-21T08:17:06.000Z',
    questions: [solved(question(101, true), 'T'), solved(question(102, false), 'C')],
    xpGained: 61,
    result: {
      status: 'failed',
      primaryPoints: 40,
      technicalPoints: 21,
      summaryPoints: 61,
      primaryAmountOfCorrectAnswers: 18,
      technicalAmountOfCorrectAnswers: 9,
      correctAnswers: { 101: 'T', 102: 'C' },
      isNextLevel: false,
    },
  };
}
