import { describe, expect, test } from '@jest/globals';
import { DAILY_GOAL } from '@zielona-fala/contracts';
import fc from 'fast-check';
import { estimatesOf } from '../src/estimate.ts';
import { afterAnswers, type Knowledge, NOTHING_KNOWN } from '../src/knowledge.ts';
import { nextQuestions } from '../src/plan.ts';
import { readinessOf } from '../src/readiness.ts';
import { answeredBefore, type FirstOfGroup } from '../src/rule-mates.ts';
import type { StudyQuestion } from '../src/study-question.ts';
import { answeredOn, earlierAnswers, graded, studyCategory, TODAY } from './support/study.ts';

const OPTIONS = { today: TODAY, dailyGoal: DAILY_GOAL.usual };
const PER_RULE = 4;
const UNTIED = studyCategory(4);
/** Each topic of its own rules, so that only they tell what belongs together. */
const TIED: readonly StudyQuestion[] = [...Map.groupBy(UNTIED, ({ topic }) => topic)].flatMap(
  ([topic, all]) =>
    all.map((question, index) => ({ ...question, rule: `${topic}-${Math.floor(index / PER_RULE)}` })),
);
const [FIRST, SECOND, ...REST] = TIED;
if (!FIRST || !SECOND) throw new Error('the category has questions');
const RULE = FIRST.rule;
const OTHERS = TIED.filter(({ rule }) => rule !== RULE);

const chanceOf = (wanted: StudyQuestion, knowledge: Knowledge) =>
  estimatesOf(TIED, knowledge, TODAY).find(({ question }) => question === wanted)?.right ?? 0;

/** A learner whose first answers of a rule go wrong, and whose later ones are right when it helps. */
function learnerWith(transfer: boolean): Knowledge {
  const answers = [...Map.groupBy(OTHERS, ({ rule }) => rule).values()].flatMap((questions, rule) =>
    questions.map((question, index) => {
      const right = transfer ? index > 0 : (index + rule) % PER_RULE > 0;
      return graded(question, right, TODAY - 10 + index);
    }),
  );
  const mended = OTHERS.map((question) => graded(question, true, TODAY - 2));
  return afterAnswers(NOTHING_KNOWN, [...answers.toSorted((one, other) => one.day - other.day), ...mended]);
}

const answers = earlierAnswers(TIED, 60, 150);

describe('an answer about a rule', () => {
  test('helps with its other questions when it is right, and lowers them when it is wrong', () => {
    const before = answeredOn(
      [TODAY - 9],
      OTHERS.filter((_, index) => index % 2 === 0),
    );
    const ofTopic = OTHERS.find(({ topic, part, number }) => {
      return topic === SECOND.topic && part === SECOND.part && !before.memories.has(number);
    });
    if (!ofTopic) throw new Error('the topic has another rule');
    const [right, wrong] = [true, false].map((each) => answeredOn([TODAY - 1], [FIRST], each, before));
    if (!right || !wrong) throw new Error('there are two answers');
    const change = (question: StudyQuestion, after: Knowledge) =>
      chanceOf(question, after) - chanceOf(question, before);
    expect(change(SECOND, right)).toBeGreaterThan(change(ofTopic, right) + 0.01);
    expect(change(SECOND, wrong)).toBeLessThan(change(ofTopic, wrong));
    expect(change(ofTopic, wrong)).toBeLessThan(0);
  });

  test('tells of the known questions of its rule more than of those of others', () => {
    const before = answeredOn([TODAY - 9], TIED);
    const after = answeredOn([TODAY - 1], [FIRST], false, before);
    const other = OTHERS.find(({ part }) => part === SECOND.part);
    if (!other) throw new Error('there is another rule');
    expect(chanceOf(SECOND, before)).toBeCloseTo(chanceOf(other, before), 9);
    expect(chanceOf(SECOND, after)).toBeLessThan(chanceOf(other, after));
  });

  test('never lowers the chances of its rule when it is right in place of wrong', () => {
    fc.assert(
      fc.property(answers, fc.constantFrom(...TIED), (series, asked) => {
        const others = TIED.filter(({ rule, number }) => rule === asked.rule && number !== asked.number);
        const given = series.filter(({ number }) => number !== asked.number);
        const after = (right: boolean) =>
          estimatesOf(TIED, afterAnswers(NOTHING_KNOWN, [...given, graded(asked, right, TODAY - 1)]), TODAY);
        const [wrong, right] = [after(false), after(true)];
        for (const [index, { question, right: chance }] of right.entries()) {
          if (others.includes(question))
            expect(chance).toBeGreaterThanOrEqual((wrong[index]?.right ?? 0) - 1e-9);
        }
      }),
    );
  });

  test('helps the more, the more the learner’s other rules have helped', () => {
    const gainOf = (before: Knowledge) =>
      chanceOf(SECOND, answeredOn([TODAY - 1], [FIRST], true, before)) - chanceOf(SECOND, before);
    const odds = (chance: number) => chance / (1 - chance);
    const ratioOf = (before: Knowledge) =>
      odds(chanceOf(SECOND, answeredOn([TODAY - 1], [FIRST], true, before))) / odds(chanceOf(SECOND, before));
    expect(gainOf(learnerWith(true))).toBeGreaterThan(0);
    expect(ratioOf(learnerWith(true))).toBeGreaterThan(1.2 * ratioOf(learnerWith(false)));
  });
});

describe('knowing a topic', () => {
  /** How much knowing most of a topic adds to the odds of its last new question, beside a topic that is mostly new. */
  const ofTopic = (known: Knowledge) => {
    const unseen = Array.from({ length: TIED.length }, (_, index) => ({
      ...SECOND,
      number: TIED.length + SECOND.number + index,
      rule: `unseen-${index}`,
    }));
    const oddsAmong = (questions: readonly StudyQuestion[]) => {
      const chance = estimatesOf(questions, known, TODAY).find(({ question }) => question === SECOND)?.right;
      if (chance === undefined) throw new Error('the question is among them');
      return chance / (1 - chance);
    };
    return oddsAmong(TIED) / oddsAmong([...TIED, ...unseen]);
  };

  test('helps with its new questions as far as rules have helped the learner: not at all where they have not', () => {
    expect(ofTopic(NOTHING_KNOWN)).toBe(1);
    expect(ofTopic(learnerWith(false))).toBeLessThan(1.2);
    expect(ofTopic(learnerWith(true))).toBeGreaterThan(2);
  });

  test('never makes its new questions harder', () => {
    fc.assert(
      fc.property(answers, (series) => {
        const others = series.filter(({ number }) => number !== SECOND.number);
        expect(ofTopic(afterAnswers(NOTHING_KNOWN, others))).toBeGreaterThanOrEqual(1 - 1e-9);
      }),
    );
  });

  describe('of the usual learner, of whose rules nothing was found yet', () => {
    const oneOfEach = [...Map.groupBy(OTHERS, ({ rule }) => rule).values()].flatMap(([first]) => first ?? []);
    const known = answeredOn([TODAY - 9], oneOfEach);

    test('helps', () => {
      expect(ofTopic(known)).toBeGreaterThan(1.02);
      expect(ofTopic(answeredOn([TODAY - 9], oneOfEach, false))).toBeGreaterThan(1.02);
    });

    test('does not count twice what first answers show of it: they were given while it was learned', () => {
      const ofItsTopic = (questions: readonly StudyQuestion[]) =>
        questions.filter(({ topic }) => topic === SECOND.topic).length;
      const share = ofItsTopic(oneOfEach) / ofItsTopic(TIED);
      expect(Math.log(ofTopic(known))).toBeLessThan((0.5 * share) / 2);
    });
  });
});

describe('without a tie', () => {
  test('a question of a rule of its own is asked and estimated as one without a rule', () => {
    const alone = UNTIED.map((question) => ({ ...question, rule: `of-${question.number}` }));
    fc.assert(
      fc.property(answers, (series) => {
        const knowledge = afterAnswers(NOTHING_KNOWN, series);
        const asked = (questions: readonly StudyQuestion[]) =>
          nextQuestions(questions, knowledge, OPTIONS, questions.length);
        expect(asked(alone)).toEqual(asked(UNTIED));
        expect(readinessOf(alone, knowledge, TODAY)).toEqual(readinessOf(UNTIED, knowledge, TODAY));
      }),
    );
  });

  test('neither plan nor readiness depends on the days of first answers, by which transfer is found', () => {
    fc.assert(
      fc.property(answers, (series) => {
        const knowledge = afterAnswers(NOTHING_KNOWN, series);
        const undated = {
          ...knowledge,
          memories: new Map(
            [...knowledge.memories].map(([number, memory]) => [number, { ...memory, first: null }]),
          ),
        };
        const asked = (known: Knowledge) => nextQuestions(UNTIED, known, OPTIONS, UNTIED.length);
        expect(asked(undated)).toEqual(asked(knowledge));
        expect(readinessOf(UNTIED, undated, TODAY)).toEqual(readinessOf(UNTIED, knowledge, TODAY));
      }),
    );
  });
});

describe('the plan', () => {
  const rulesAsked = (questions: readonly StudyQuestion[]) => {
    const rules = TIED.length / PER_RULE;
    const numbers = nextQuestions(questions, NOTHING_KNOWN, OPTIONS, rules).map(({ number }) => number);
    return new Set(numbers.map((number) => TIED.find((each) => each.number === number)?.rule)).size;
  };

  test('spreads new questions over rules', () => {
    expect(rulesAsked(TIED)).toBeGreaterThan(rulesAsked(UNTIED));
  });

  test('asks another question of the rule before it repeats the mistake', () => {
    const before = answeredOn(
      [TODAY - 3],
      REST.filter(({ rule }) => rule !== RULE),
    );
    const knowledge = answeredOn([TODAY - 1], [FIRST], false, before);
    const next = nextQuestions(TIED, knowledge, OPTIONS, TIED.length).map(({ number }) => number);
    const places = TIED.filter(({ rule }) => rule === RULE).map(({ number }) => next.indexOf(number));
    expect(Math.min(...places)).toBeLessThan(next.indexOf(FIRST.number));
  });
});

test('what was answered of a group before counts each of earlier days, and half of those of the same day', () => {
  const answer = (group: string | undefined, first: number | null, weight = 1): FirstOfGroup => ({
    group,
    first,
    weight,
  });
  const series = [
    answer('a', 1),
    answer('a', 1),
    answer('b', 1),
    answer('a', 2, 0.5),
    answer('a', 3),
    answer(undefined, 3),
  ];
  expect(answeredBefore(series)).toEqual([0.5, 0.5, 0, 2, 2.5, 0]);
});
