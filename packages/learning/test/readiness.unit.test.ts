import { describe, expect, test } from '@jest/globals';
import { EXAM, TOPICS } from '@zielona-fala/contracts';
import fc from 'fast-check';
import { afterAnswers, type Knowledge, NOTHING_KNOWN } from '../src/knowledge.ts';
import { readinessOf, verdictOf } from '../src/readiness.ts';
import { answeredOn, CATEGORY, graded, TODAY } from './support/study.ts';

const ENOUGH = 2 * EXAM.questions;

function known(knowledge: Knowledge) {
  const readiness = readinessOf(CATEGORY, knowledge, TODAY);
  if (!readiness.known) throw new Error(`${readiness.missing} answers are missing`);
  return readiness;
}

describe('readiness', () => {
  test('is not told before there are answers of two exams, and says how many are missing', () => {
    expect(readinessOf(CATEGORY, NOTHING_KNOWN, TODAY)).toEqual({
      known: false,
      missing: ENOUGH,
      needed: ENOUGH,
    });
    const one = answeredOn([TODAY], CATEGORY.slice(0, 1));
    expect(readinessOf(CATEGORY, one, TODAY)).toMatchObject({ missing: ENOUGH - 1, needed: ENOUGH });
  });

  test('of who has answered everything right again and again is near 1', () => {
    const { pass, low, high, expectedPoints } = known(
      answeredOn([TODAY - 40, TODAY - 30, TODAY - 20, TODAY - 10, TODAY - 1], CATEGORY),
    );
    expect(pass).toBeGreaterThan(0.95);
    expect(low).toBeLessThanOrEqual(pass);
    expect(high).toBeGreaterThanOrEqual(pass);
    expect(expectedPoints).toBeGreaterThan(72);
  });

  test('of who answers everything wrong is near 0', () => {
    expect(known(answeredOn([TODAY - 3, TODAY - 2, TODAY - 1], CATEGORY, false)).pass).toBeLessThan(0.01);
  });

  test('is surer with more answers', () => {
    const half = CATEGORY.filter((_, index) => index % 2 === 0);
    const few = known(answeredOn([TODAY - 10], half));
    const many = known(answeredOn([TODAY - 10, TODAY - 7, TODAY - 4], CATEGORY));
    expect(many.high - many.low).toBeLessThan(few.high - few.low);
    expect(few.low).toBeLessThan(few.pass);
    expect(few.high).toBeGreaterThan(few.pass);
  });

  test('names the topic that costs most points, and how far knowing it would lead', () => {
    const weak = CATEGORY[0]?.topic;
    const weakOnes = CATEGORY.filter(({ topic }) => topic === weak);
    const strongOnes = CATEGORY.filter(({ topic }) => topic !== weak);
    const days = [TODAY - 20, TODAY - 10, TODAY - 3];
    const { pass, best } = known(answeredOn(days, weakOnes, false, answeredOn(days, strongOnes)));
    expect(best?.topic).toBe(weak);
    expect(best?.passWithIt).toBeGreaterThan(pass);
  });

  test('expects points by what an exam asks of each stratum', () => {
    const days = [TODAY - 20, TODAY - 10, TODAY - 3];
    /** Expected points of who knows nothing but one stratum. */
    const expectedOfKnowing = (part: string, points: number) => {
      const isKnown = (question: (typeof CATEGORY)[number]) =>
        question.part === part && question.points === points;
      const others = CATEGORY.filter((question) => !isKnown(question));
      const wrong = answeredOn(days, others, false);
      return known(answeredOn(days, CATEGORY.filter(isKnown), true, wrong)).expectedPoints;
    };
    const most = expectedOfKnowing('primary', 3);
    const least = expectedOfKnowing('technical', 1);
    expect(most).toBeGreaterThan(least + 10);
    expect(most).toBeLessThan(EXAM.totalPoints);
  });

  describe('takes for the costliest topic', () => {
    const [ONE, OTHER, REST] = TOPICS;
    const days = [TODAY - 40, TODAY - 30, TODAY - 20, TODAY - 10, TODAY - 3];
    /** One of so many questions of a stratum. */
    interface Weakness {
      readonly part: 'primary' | 'technical';
      readonly points: 1 | 2 | 3;
      readonly questions: number;
    }
    /** A learner who knows all but some questions, which are the only ones of their topic. */
    const learnerWith = (one: Weakness, other: Weakness) => {
      const weak = new Map<number, string>();
      for (const [topic, { part, points, questions }] of [
        [ONE, one],
        [OTHER, other],
      ] as const) {
        const free = CATEGORY.filter(
          (each) => each.part === part && each.points === points && !weak.has(each.number),
        );
        for (const { number } of free.slice(0, questions)) weak.set(number, topic);
      }
      const category = CATEGORY.map((question) => ({
        ...question,
        topic: TOPICS.find((topic) => topic === weak.get(question.number)) ?? REST,
      }));
      const weakOnes = category.filter(({ number }) => weak.has(number));
      const strong = answeredOn(
        days,
        category.filter(({ number }) => !weak.has(number)),
      );
      const readiness = readinessOf(category, answeredOn(days, weakOnes, false, strong), TODAY);
      if (!readiness.known) throw new Error(`${readiness.missing} answers are missing`);
      return readiness;
    };
    const ofPrimary = (points: Weakness['points'], questions = 2): Weakness => ({
      part: 'primary',
      points,
      questions,
    });
    const ofTechnical = (points: Weakness['points'], questions = 2): Weakness => ({
      ...{ part: 'technical', points, questions },
    });

    test.each([
      ['questions of more points', ofPrimary(3), ofPrimary(1)],
      ['questions of more points in the other part', ofPrimary(3), ofTechnical(1)],
      ['several questions that are asked often', ofPrimary(1, 12), ofPrimary(3, 2)],
    ])('%s', (_, costly, cheap) => {
      expect(learnerWith(costly, cheap).best?.topic).toBe(ONE);
      expect(learnerWith(cheap, costly).best?.topic).toBe(OTHER);
    });

    test('one of two, and tells how far this one alone would lead', () => {
      const many = 20;
      const { pass, best } = learnerWith(ofPrimary(3, many), ofTechnical(3, many / 2));
      expect(best?.passWithIt).toBeGreaterThan(pass);
      expect(best?.passWithIt).toBeLessThan(0.9);
    });
  });

  test('names no topic when nothing would raise it', () => {
    const days = Array.from({ length: 12 }, (_, index) => TODAY - 240 + 20 * index);
    expect(known(answeredOn([...days, TODAY], CATEGORY)).best).toBeNull();
  });

  test.each([
    [0.9, 'ready'],
    [0.899, 'nearly'],
    [0.7, 'nearly'],
    [0.699, 'not-yet'],
  ] as const)('of %d reads as %s', (pass, verdict) => {
    expect(verdictOf(pass)).toBe(verdict);
  });

  test('is a chance within its bounds for any answers, and the expected points fall with time alone', () => {
    const answers = fc.array(
      fc
        .tuple(fc.constantFrom(...CATEGORY), fc.boolean(), fc.integer({ min: TODAY - 60, max: TODAY }))
        .map(([question, right, day]) => graded(question, right, day)),
      { maxLength: 150 },
    );
    fc.assert(
      fc.property(answers, fc.integer({ min: 1, max: 100 }), (series, days) => {
        const inOrder = series.toSorted((one, other) => one.day - other.day);
        const seen = answeredOn([TODAY - 70], CATEGORY);
        const knowledge = afterAnswers(seen, inOrder);
        const { pass, low, high, expectedPoints, best } = known(knowledge);
        expect(low).toBeGreaterThanOrEqual(0);
        expect(pass).toBeGreaterThanOrEqual(low);
        expect(high).toBeGreaterThanOrEqual(pass);
        expect(high).toBeLessThanOrEqual(1 + 1e-9);
        expect(best?.passWithIt ?? 1).toBeGreaterThanOrEqual(pass - 1e-9);
        const later = readinessOf(CATEGORY, knowledge, TODAY + days);
        if (!later.known) throw new Error('what was answered stays answered');
        expect(later.expectedPoints).toBeLessThanOrEqual(expectedPoints + 1e-9);
      }),
      { numRuns: 25 },
    );
  });
});
