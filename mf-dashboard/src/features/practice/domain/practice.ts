import type {
  Answer,
  AnswersByNumber,
  AnswerVerdictDto,
  QuestionDto,
  SolutionDto,
  SolvedQuestionDto,
  TestDto,
} from '@zielona-fala/contracts';
import type { Light } from '@zielona-fala/web-kit/ui';

/** An answered question: the choice and the solution. */
export interface Answered extends SolutionDto {
  readonly isRight: boolean;
  /** Null when another device was first with an answer that is not known here. */
  readonly own: Answer | null;
}

/** A learning test under way. */
export interface Practice {
  readonly questions: readonly QuestionDto[];
  /** Place of the question that is shown, from 0. */
  readonly index: number;
  /** By question number. The first answer is final. */
  readonly answered: Readonly<Record<string, Answered>>;
}

export type PracticeEvent =
  | { readonly type: 'answered'; readonly number: number; readonly answer: Answered }
  /** To the question after, or before. */
  | { readonly type: 'move'; readonly by: 1 | -1 };

/** Starts at the first open question. */
function openPractice(questions: Practice['questions'], answered: Practice['answered']): Practice {
  const open = questions.findIndex(({ questionNumber }) => answered[questionNumber] === undefined);
  return { questions, answered, index: open < 0 ? questions.length - 1 : open };
}

/** Starts a learning test, or resumes it. */
export function openTest({ questions, answers, verdicts = {} }: TestDto): Practice {
  const answered = Object.entries(answers).flatMap(([number, sent]) => {
    const verdict = verdicts[number];
    return verdict === undefined ? [] : [[number, answeredBy(sent, verdict)]];
  });
  return openPractice(questions ?? [], Object.fromEntries(answered));
}

/** Starts or resumes questions that came with their solutions. */
export function openPack(questions: readonly SolvedQuestionDto[], answers: AnswersByNumber): Practice {
  const answered = questions.flatMap((question) => {
    const own = answers[question.questionNumber];
    return own === undefined ? [] : [[question.questionNumber, judge(question, own)]];
  });
  return openPractice(questions, Object.fromEntries(answered));
}

/** An answer to a question whose solution is here. */
export const judge = (question: SolvedQuestionDto, own: Answer): Answered => ({
  own,
  isRight: own === question.correctAnswer,
  correctAnswer: question.correctAnswer,
  explanation: question.explanation,
  legalBasis: question.legalBasis,
  ...(question.rules && { rules: question.rules }),
  ...(question.rulesEstimated && { rulesEstimated: question.rulesEstimated }),
});

export function advance(practice: Practice, event: PracticeEvent): Practice {
  if (event.type === 'answered') {
    const { number, answer } = event;
    return { ...practice, answered: { [number]: answer, ...practice.answered } };
  }
  const index = practice.index + event.by;
  return practice.questions[index] === undefined ? practice : { ...practice, index };
}

/** What the server's verdict says of `sent`: it is about the first answer, which another device may have given. */
export function answeredBy(sent: Answer, { correct, ...solution }: AnswerVerdictDto): Answered {
  if (correct) return { ...solution, isRight: true, own: solution.correctAnswer };
  return { ...solution, isRight: false, own: sent === solution.correctAnswer ? null : sent };
}

/** @param sent answers on their way, by question number */
export const openCount = (
  { questions, answered }: Practice,
  sent: Readonly<Record<string, unknown>> = {},
): number =>
  questions.filter(({ questionNumber }) => !(questionNumber in answered || questionNumber in sent)).length;

/** One light a question: right, wrong, or still open; the shown one is the current. */
export function lightsOf({ questions, index, answered }: Practice): readonly Light[] {
  return questions.map(({ questionNumber }, place) => {
    if (place === index) return 'now';
    const answer = answered[questionNumber];
    if (answer === undefined) return 'off';
    return answer.isRight ? 'on' : 'bad';
  });
}
