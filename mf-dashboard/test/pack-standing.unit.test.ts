import { describe, expect, test } from '@jest/globals';
import { type Answer, EXAM_STRATA, type PackStudyDto, type SolvedQuestionDto } from '@zielona-fala/contracts';
import { NO_CORRECTION, planIn, readinessIn } from '@zielona-fala/learning';
import { inOrderOfPlan, standingOf } from '../src/features/practice/offline/pack-standing.ts';
import type { OfflineAnswer, OfflinePack } from '../src/shared/offline/offline-pack.ts';

const NOW = new Date('2026-11-28T12:00:00Z');
const FIRST = 1_000_001;

/** As many questions of each stratum as two exams ask. */
const catalogue: PackStudyDto['catalogue'] = EXAM_STRATA.flatMap(({ part, points, count }) =>
  Array.from({ length: 2 * count }, () => ({ type: part, pointsValue: points })),
).map((place, index) => ({
  ...place,
  questionNumber: FIRST + index,
  topic: 'road-signs',
  rule: `rule-${index % 8}`,
}));

/** Each has the answer that is its type's first. */
const rightTo = ({ type }: Pick<SolvedQuestionDto, 'type'>): Answer => (type === 'primary' ? 'T' : 'A');

const pack = {
  ...{ category: 'B', lang: 'pl', made: '2026-11-27T10:00:00Z', issue: 'one', pictures: [] },
  questions: catalogue.map((facts) => ({ ...facts, correctAnswer: rightTo(facts) })),
  study: {
    catalogue,
    knowledge: { questions: [], correction: NO_CORRECTION },
    preferences: { timeZone: 'Europe/Warsaw', dailyGoal: 20, examDate: null },
  },
} as unknown as OfflinePack;

const given = (index: number, changes: Partial<OfflineAnswer> = {}): OfflineAnswer => ({
  ...{ category: 'B', lang: 'pl', issue: 'one', questionNumber: FIRST + index, outcome: null },
  answer: rightTo(catalogue[index] as SolvedQuestionDto),
  answeredAt: NOW.toISOString(),
  ...changes,
});

function standing(answers: readonly OfflineAnswer[]) {
  const found = standingOf(pack, answers, NOW);
  if (found === null) throw new Error('the pack tells where its learner stands');
  return found;
}

describe('where a learner stands by a pack', () => {
  test('takes in each answer that counts, or will', () => {
    const answers = [
      given(0),
      given(1, { answer: 'N', outcome: 'counted' }),
      given(2, { issue: 'earlier', outcome: 'in-unfinished-test' }),
    ];
    expect(planIn(standing(answers))).toMatchObject({ state: 'open', doneToday: 3, mistakesToday: 1 });
    expect(readinessIn(standing(answers))).toMatchObject({ verdict: 'unknown', missingAnswers: 61 });
  });

  test('passes over answers that were refused, of another category, or to questions that are not in it', () => {
    const answers = [
      given(0, { outcome: 'too-old' }),
      given(1, { category: 'C' }),
      given(2, { questionNumber: 7 }),
    ];
    expect(planIn(standing(answers))).toEqual(planIn(standing([])));
  });

  test('is on days of the learner’s time zone', () => {
    expect(planIn(standing([given(0, { answeredAt: '2026-11-27T22:30:00Z' })])).doneToday).toBe(0);
    expect(planIn(standing([given(0, { answeredAt: '2026-11-27T23:30:00Z' })])).doneToday).toBe(1);
  });

  test('gives a chance once enough is answered', () => {
    const answers = catalogue.map((_, index) => given(index));
    expect(readinessIn(standing(answers))?.probability).toBeGreaterThan(0.5);
  });

  test('is not known of a pack of before', () => {
    const { study: _, ...old } = pack;
    expect(standingOf(old, [given(0)], NOW)).toBeNull();
  });
});

describe('what is asked next', () => {
  const numbers = (questions: readonly SolvedQuestionDto[]) =>
    questions.map(({ questionNumber }) => questionNumber);

  test('comes in the order of the plan, whatever the order before', () => {
    const inOrder = inOrderOfPlan(pack.questions, {}, standing([]));
    expect(numbers(inOrder).toSorted()).toEqual(numbers(pack.questions));
    expect(inOrderOfPlan(pack.questions.toReversed(), {}, standing([]))).toEqual(inOrder);
    expect(inOrder).not.toEqual(pack.questions);
  });

  test('follows each answer, and leaves what was answered where it is', () => {
    const before = inOrderOfPlan(pack.questions, {}, standing([]));
    const answered = before.slice(0, 40);
    const answers = answered.map(({ questionNumber }) =>
      given(questionNumber - FIRST, { answer: questionNumber % 8 === 1 ? 'N' : 'T' }),
    );
    const byNumber = Object.fromEntries(
      answers.map(({ questionNumber, answer }) => [questionNumber, answer]),
    );
    const after = inOrderOfPlan(before, byNumber, standing(answers));
    expect(after.slice(0, 40)).toEqual(answered);
    expect(numbers(after).toSorted()).toEqual(numbers(before).toSorted());
    expect(after).not.toEqual(before);
  });
});
