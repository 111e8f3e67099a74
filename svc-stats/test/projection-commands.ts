import { expect } from '@jest/globals';
import { type CategoryName, DEFAULT_TIME_ZONE } from '@zielona-fala/contracts';
import { type AnyEvent, PRACTICE_FINISHED } from '@zielona-fala/contracts/events';
import fc from 'fast-check';
import {
  answersRecorded,
  freshId,
  levelUp,
  preferencesChanged,
  testFinished,
  userChanged,
} from './events.ts';
import type { StatsUnderTest } from './stats.ts';

export const LEARNERS = 3;
const CATEGORIES = ['B', 'A'] as const satisfies readonly CategoryName[];
const DAYS = ['2026-11-18', '2026-11-19', '2026-11-20'];
const TOPIC = 'road-signs';

/** What the projections must show of a learner. */
export interface LearnerModel {
  readonly userId: number;
  sequence: number;
  isDeleted: boolean;
  isRanked: boolean;
  readonly passed: Record<string, number>;
  readonly failed: Record<string, number>;
  readonly asked: Record<string, number>;
  readonly correct: Record<string, number>;
  readonly answered: Record<string, number>;
}

/** What the projections must show, kept in the simplest way. */
export interface Model {
  readonly learners: readonly LearnerModel[];
  /** In the order in which they were delivered. */
  readonly delivered: AnyEvent[];
}

export const newLearnerModel = (userId: number): LearnerModel => ({
  ...{ userId, sequence: 1, isDeleted: false, isRanked: true },
  ...{ passed: {}, failed: {}, asked: {}, correct: {}, answered: {} },
});

const add = (counts: Record<string, number>, key: string, count: number): void => {
  counts[key] = (counts[key] ?? 0) + count;
};

type Command = fc.AsyncCommand<Model, StatsUnderTest>;

/** Publishes an event of a learner and lets the model take it. */
class Deliver implements Command {
  readonly learner: number;
  readonly text: string;
  readonly make: (learner: LearnerModel) => AnyEvent;
  readonly take: (learner: LearnerModel) => void;

  constructor(
    learner: number,
    text: string,
    { make, take }: { make: (learner: LearnerModel) => AnyEvent; take: (learner: LearnerModel) => void },
  ) {
    this.learner = learner;
    this.text = text;
    this.make = make;
    this.take = take;
  }

  check(): boolean {
    return true;
  }

  async run(model: Model, real: StatsUnderTest): Promise<void> {
    const learner = model.learners[this.learner];
    if (learner === undefined) throw new Error('there is no such learner');
    learner.sequence += 1;
    const event = this.make(learner);
    if (!learner.isDeleted) this.take(learner);
    model.delivered.push(event);
    await real.apply(event);
  }

  toString(): string {
    return `${this.text} of ${this.learner}`;
  }
}

/** Something that was delivered comes once more. */
class Repeat implements Command {
  readonly place: number;
  constructor(place: number) {
    this.place = place;
  }
  check({ delivered }: Readonly<Model>): boolean {
    return delivered.length > 0;
  }
  async run({ delivered }: Model, real: StatsUnderTest): Promise<void> {
    const event = delivered[this.place % delivered.length];
    if (event !== undefined) await real.apply(event);
  }
  toString(): string {
    return `repeat ${this.place}`;
  }
}

/** Every read shows what the model holds. */
export class Compare implements Command {
  check(): boolean {
    return true;
  }
  async run({ learners }: Model, real: StatsUnderTest): Promise<void> {
    for (const learner of learners.filter(({ isDeleted }) => !isDeleted)) await compare(learner, real);
  }
  toString(): string {
    return 'compare';
  }
}

async function compare(learner: LearnerModel, real: StatsUnderTest): Promise<void> {
  const { userId } = learner;
  for (const category of CATEGORIES) {
    const { body: counts } = await real.get(category, userId).expect(200);
    expect(counts).toMatchObject({
      passedCount: learner.passed[category] ?? 0,
      failedCount: learner.failed[category] ?? 0,
    });
    const { body: topics } = await real.get(`${category}/topics`, userId).expect(200);
    const asked = learner.asked[category];
    expect(topics).toEqual(
      asked === undefined
        ? []
        : [expect.objectContaining({ topic: TOPIC, asked, correct: learner.correct[category] })],
    );
    const passed = learner.passed[category] ?? 0;
    const ranked = learner.isRanked ? passed : 0;
    const { body: own } = await real.get(`ranking/${category}/me`, userId).expect(200);
    expect([own.passedCount, own.rank === null]).toEqual([passed, ranked === 0]);
    const { body: ranking } = await real.get(`ranking/${category}`, userId).expect(200);
    const line = ranking.find(({ user }: { user: { username: string } }) => user.username === nameOf(userId));
    expect(line?.passedCount ?? 0).toBe(ranked);
  }
  const { body: activity } = await real.get('activity', userId).expect(200);
  const days = activity.days.filter(({ answered }: { answered: number }) => answered > 0);
  expect(
    Object.fromEntries(days.map(({ day, answered }: { day: string; answered: number }) => [day, answered])),
  ).toEqual(learner.answered);
}

const nameOf = (userId: number): string => `learner-${userId}`;

const learner = fc.nat(LEARNERS - 1);
const category = fc.constantFrom(...CATEGORIES);
const topics = fc
  .nat(32)
  .chain((asked) => fc.record({ asked: fc.constant(asked + 1), correct: fc.nat(asked) }));

const finishExam = fc.tuple(learner, category, fc.boolean(), topics).map(
  ([who, of, passed, { asked, correct }]) =>
    new Deliver(who, `${passed ? 'passed' : 'failed'} exam ${of}`, {
      make: ({ userId, sequence }) =>
        testFinished(userId, sequence, {
          ...{ category: of, status: passed ? 'passed' : 'failed', xpTotal: 0 },
          topics: [{ topic: TOPIC, asked, correct }],
        }),
      take(model) {
        add(passed ? model.passed : model.failed, of, 1);
        add(model.asked, of, asked);
        add(model.correct, of, correct);
      },
    }),
);

const finishPractice = fc.tuple(learner, category, topics).map(
  ([who, of, { asked, correct }]) =>
    new Deliver(who, `practice ${of}`, {
      make: ({ userId, sequence }) =>
        testFinished(userId, sequence, {
          ...PRACTICE_FINISHED.data,
          ...{ testId: freshId(), category: of, xpTotal: 0, topics: [{ topic: TOPIC, asked, correct }] },
        }),
      take(model) {
        add(model.asked, of, asked);
        add(model.correct, of, correct);
      },
    }),
);

const recordAnswers = fc.tuple(learner, fc.constantFrom(...DAYS), fc.integer({ min: 1, max: 15 })).map(
  ([who, day, answered]) =>
    new Deliver(who, `${answered} answers on ${day}`, {
      make: ({ userId, sequence }) =>
        answersRecorded(userId, sequence, {
          days: [{ day, answered, lastAnsweredAt: `${day}T10:00:00.000Z` }],
          masteredTotal: 0,
          recordedAt: `${day}T10:00:00.000Z`,
        }),
      take: (model) => add(model.answered, day, answered),
    }),
);

const climb = fc.tuple(learner, fc.integer({ min: 1, max: 9 })).map(
  ([who, level]) =>
    new Deliver(who, `level ${level}`, {
      make: ({ userId, sequence }) => levelUp(userId, sequence, level),
      take: () => undefined,
    }),
);

const chooseRanked = fc.tuple(learner, fc.boolean()).map(
  ([who, showInRankings]) =>
    new Deliver(who, showInRankings ? 'be ranked' : 'not be ranked', {
      make: ({ userId, sequence }) =>
        preferencesChanged(userId, sequence, { showInRankings, timeZone: DEFAULT_TIME_ZONE }),
      take(model) {
        model.isRanked = showInRankings;
      },
    }),
);

const remove = learner.map(
  (who) =>
    new Deliver(who, 'delete', {
      make: ({ userId, sequence }) => userChanged(userId, sequence, 'deleted', false),
      take(model) {
        model.isDeleted = true;
      },
    }),
);

/** What can happen to a few learners, in any order. */
export const commands = fc.commands(
  [
    finishExam,
    finishExam,
    finishPractice,
    recordAnswers,
    climb,
    chooseRanked,
    remove,
    fc.nat(100).map((place) => new Repeat(place)),
    fc.constant(new Compare()),
  ],
  { maxCommands: 30, size: 'max' },
);
