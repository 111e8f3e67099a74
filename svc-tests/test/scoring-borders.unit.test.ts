import { describe, expect, test } from '@jest/globals';
import {
  type Answer,
  type AnswersByNumber,
  EXAM,
  EXAM_STRATA,
  PARTS,
  type QuestionPart,
  type ScoredQuestion,
  scoreTest,
} from '@zielona-fala/contracts';
import { question } from '@zielona-fala/contracts/bank/testing';
import { FIELDS } from '@zielona-fala/contracts/schemas';
import fc from 'fast-check';
import { fits } from '../src/exams/scoring.ts';

const YES_NO: readonly Answer[] = ['T', 'N'];
const LETTERS: readonly Answer[] = ['A', 'B', 'C'];
const FIRST_NUMBER = 1_900_001;

/** Which questions of an exam ask for a letter, by their place in it. */
type LettersAt = (place: number, part: QuestionPart) => boolean;

const AS_USUAL: LettersAt = (_place, part) => part === 'technical';
const TURNED: LettersAt = (_place, part) => part === 'primary';

interface AskedQuestion extends ScoredQuestion {
  readonly possible: readonly Answer[];
}

function examWith(lettersAt: LettersAt): readonly AskedQuestion[] {
  const strata = EXAM_STRATA.flatMap(({ part, points, count }) =>
    Array.from({ length: count }, () => ({ part, points })),
  );
  return strata.map(({ part, points }, index) => {
    const possible = lettersAt(index, part) ? LETTERS : YES_NO;
    const correct = possible[index % possible.length] ?? 'T';
    return { ...question(FIRST_NUMBER + index, { part, points, correct }), possible };
  });
}

const answered = (exam: readonly AskedQuestion[], answerOf: (asked: AskedQuestion) => Answer) =>
  Object.fromEntries(exam.map((asked) => [asked.number, answerOf(asked)]));
const rightly = (exam: readonly AskedQuestion[]) => answered(exam, ({ correct }) => correct);
const wrongOf = ({ possible, correct }: AskedQuestion): Answer =>
  possible.find((answer) => answer !== correct) ?? 'T';

const strataOf = (part: QuestionPart) => EXAM_STRATA.filter((stratum) => stratum.part === part);

/** Every number of mistakes that an exam can have in each of its strata. */
const mistakes: fc.Arbitrary<readonly number[]> = fc.tuple(...EXAM_STRATA.map(({ count }) => fc.nat(count)));

/** Makes the first so many questions of each stratum mistakes. */
function withMistakes(
  exam: readonly AskedQuestion[],
  counts: readonly number[],
  mistaken: (asked: AskedQuestion) => Answer | null,
): AnswersByNumber {
  const spoilt = EXAM_STRATA.flatMap(({ part, points }, index) =>
    exam.filter((each) => each.part === part && each.points === points).slice(0, counts[index] ?? 0),
  );
  const answers = new Map<number, Answer>(exam.map(({ number, correct }) => [number, correct]));
  for (const asked of spoilt) {
    const answer = mistaken(asked);
    if (answer === null) answers.delete(asked.number);
    else answers.set(asked.number, answer);
  }
  return Object.fromEntries(answers);
}

const lostBy = (counts: readonly number[], part?: QuestionPart): number =>
  EXAM_STRATA.reduce(
    (sum, each, index) =>
      part === undefined || each.part === part ? sum + each.points * (counts[index] ?? 0) : sum,
    0,
  );

describe('74, 68 and 67 points', () => {
  const exam = examWith(AS_USUAL);

  test.each([
    ['no mistake', [0, 0, 0, 0, 0, 0], 74, 'passed'],
    ['two grave mistakes', [1, 0, 0, 1, 0, 0], 68, 'passed'],
    ['two grave mistakes of one part', [2, 0, 0, 0, 0, 0], 68, 'passed'],
    ['three mistakes of two points', [0, 2, 0, 0, 1, 0], 68, 'passed'],
    ['six light mistakes', [0, 0, 4, 0, 0, 2], 68, 'passed'],
    ['two grave mistakes and a light one', [1, 0, 1, 1, 0, 0], 67, 'failed'],
    ['two grave mistakes and a light specialist one', [1, 0, 0, 1, 0, 1], 67, 'failed'],
    ['six light mistakes less one and a middle one', [0, 1, 4, 0, 0, 1], 67, 'failed'],
    ['every question', [10, 6, 4, 6, 4, 2], 0, 'failed'],
  ])('%s', (_what, counts, points, status) => {
    for (const mistaken of [wrongOf, () => null]) {
      const score = scoreTest('exam', exam, withMistakes(exam, counts, mistaken));
      expect(score).toMatchObject({ summaryPoints: points, status });
    }
  });

  test('the part in which points are lost does not matter: an exam fails by its sum alone', () => {
    fc.assert(
      fc.property(mistakes, (counts) => {
        const score = scoreTest('exam', exam, withMistakes(exam, counts, wrongOf));
        expect(score.summaryPoints).toBe(EXAM.totalPoints - lostBy(counts));
        expect(score.status).toBe(lostBy(counts) <= 6 ? 'passed' : 'failed');
        for (const part of PARTS) {
          const full = strataOf(part).reduce((sum, { points, count }) => sum + points * count, 0);
          expect(score[`${part}Points`]).toBe(full - lostBy(counts, part));
        }
      }),
    );
  });
});

describe('the kind of an answer is the question’s own, not its part’s', () => {
  const anywhere = fc.array(fc.boolean(), { minLength: EXAM.questions, maxLength: EXAM.questions });

  test('letters in basic and yes/no in specialist questions score as any other', () => {
    const turned = examWith(TURNED);
    expect(scoreTest('exam', turned, rightly(turned))).toMatchObject({
      status: 'passed',
      primaryPoints: 46,
      technicalPoints: 28,
    });
    expect(scoreTest('exam', turned, answered(turned, wrongOf))).toMatchObject({
      status: 'failed',
      summaryPoints: 0,
    });
  });

  test('wherever they stand', () => {
    fc.assert(
      fc.property(anywhere, mistakes, (letters, counts) => {
        const exam = examWith((place) => letters[place] === true);
        const score = scoreTest('exam', exam, withMistakes(exam, counts, wrongOf));
        expect(score.summaryPoints).toBe(EXAM.totalPoints - lostBy(counts));
      }),
    );
  });

  test('a basic question of letters takes letters, a specialist one of yes and no takes those', () => {
    const letters = { answers: question(FIRST_NUMBER, { part: 'technical' }).answers };
    expect([...YES_NO, ...LETTERS].filter((answer) => fits(letters, answer))).toEqual(LETTERS);
    expect([...YES_NO, ...LETTERS].filter((answer) => fits({ answers: null }, answer))).toEqual(YES_NO);
  });
});

describe('what is not answered', () => {
  const exam = examWith(AS_USUAL);

  test('scores as much as a wrong answer: nothing', () => {
    fc.assert(
      fc.property(mistakes, (counts) => {
        const left = scoreTest(
          'exam',
          exam,
          withMistakes(exam, counts, () => null),
        );
        expect(left).toEqual(scoreTest('exam', exam, withMistakes(exam, counts, wrongOf)));
      }),
    );
  });

  test('is told its right answer all the same', () => {
    expect(scoreTest('exam', exam, {}).correctAnswers).toEqual(rightly(exam));
  });

  test('one more right answer never takes points', () => {
    const given = fc.uniqueArray(fc.constantFrom(...exam), { selector: ({ number }) => number });
    fc.assert(
      fc.property(given, fc.constantFrom(...exam), (some, next) => {
        const before = scoreTest('exam', exam, rightly(some));
        const after = scoreTest('exam', exam, rightly([...some, next]));
        const isNew = !some.includes(next);
        expect(after.summaryPoints - before.summaryPoints).toBe(isNew ? next.points : 0);
      }),
    );
  });

  test('answers to other questions score nothing', () => {
    expect(scoreTest('exam', exam, { ...rightly(exam), 1: 'T', 2: 'A' }).summaryPoints).toBe(
      EXAM.totalPoints,
    );
  });
});

test('answers in lower case are those in upper case, and nothing else is one', () => {
  for (const answer of [...YES_NO, ...LETTERS]) {
    expect(FIELDS.answer.validate(answer.toLowerCase())).toEqual({ value: answer });
    expect(FIELDS.answer.validate(answer)).toEqual({ value: answer });
  }
  const others = fc.string().filter((text) => !/^[tnabc]$/i.test(text));
  fc.assert(
    fc.property(others, (text) => {
      expect(FIELDS.answer.validate(text).error).toBeDefined();
    }),
  );
});
