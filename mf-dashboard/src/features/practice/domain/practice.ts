import type {
  Answer,
  AnswerVerdictDto,
  SolutionDto,
  TestDto,
  TestQuestionDto,
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
  readonly questions: readonly TestQuestionDto[];
  /** Place of the question that is shown, from 0. */
  readonly index: number;
  /** By question number. The first answer is final. */
  readonly answered: Readonly<Record<string, Answered>>;
}

export type PracticeEvent =
  | { readonly type: 'answered'; readonly number: number; readonly answer: Answered }
  /** To the question after, or before. */
  | { readonly type: 'move'; readonly by: 1 | -1 };

type Opened = Pick<TestDto, 'questions' | 'answers'>;

const answeredIn = ({ questions, answers }: Opened): Practice['answered'] =>
  Object.fromEntries(
    (questions ?? []).flatMap(
      ({ questionNumber, correctAnswer, explanation = '', legalBasis = [], rules = [] }) => {
        const own = answers[questionNumber];
        if (own === undefined || correctAnswer === undefined) return [];
        const isRight = own === correctAnswer;
        return [[questionNumber, { own, isRight, correctAnswer, explanation, legalBasis, rules }]];
      },
    ),
  );

/** Starts a learning test, or resumes it at the first open question. */
export function openPractice(test: Opened): Practice {
  const questions = test.questions ?? [];
  const answered = answeredIn(test);
  const open = questions.findIndex(({ questionNumber }) => answered[questionNumber] === undefined);
  return { questions, answered, index: open < 0 ? questions.length - 1 : open };
}

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
