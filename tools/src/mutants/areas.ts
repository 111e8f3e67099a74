/** Sources that mutants are made of, and the tests that have to notice them. */
export interface Area {
  readonly sources: readonly string[];
  readonly tests: readonly string[];
}

const KIT = 'packages/service-kit';

export const AREAS: Readonly<Record<string, Area>> = {
  scoring: {
    sources: ['packages/contracts/src/exam/score.ts', 'svc-tests/src/exams/scoring.ts'],
    tests: ['svc-tests/test/scoring.unit.test.ts', 'svc-tests/test/scoring-borders.unit.test.ts'],
  },
  levels: {
    sources: [
      'packages/contracts/src/level/level.ts',
      'packages/contracts/src/level/experience.ts',
      'svc-identity/src/levels/domain.ts',
    ],
    tests: ['packages/contracts/test/level.unit.test.ts', 'svc-identity/test/domain.unit.test.ts'],
  },
  draw: {
    sources: ['svc-tests/src/draw/draw.ts', 'svc-tests/src/draw/pool.ts', 'svc-tests/src/draw/random.ts'],
    tests: ['svc-tests/test/draw.unit.test.ts'],
  },
  readiness: {
    sources: ['packages/learning/src/readiness.ts'],
    tests: ['packages/learning/test/readiness.unit.test.ts'],
  },
  inbox: {
    sources: [
      `${KIT}/src/events/inbox/inbox.ts`,
      `${KIT}/src/events/inbox/lanes.ts`,
      `${KIT}/src/events/inbox/read-message.ts`,
    ],
    tests: [
      `${KIT}/test/lanes.unit.test.ts`,
      `${KIT}/test/read-message.unit.test.ts`,
      `${KIT}/test/inbox.int.test.ts`,
    ],
  },
  outbox: {
    sources: [`${KIT}/src/events/outbox/outbox.ts`, `${KIT}/src/events/outbox/relay.ts`],
    tests: [
      `${KIT}/test/moved-leader.unit.test.ts`,
      `${KIT}/test/outbox.int.test.ts`,
      `${KIT}/test/events.int.test.ts`,
      `${KIT}/test/relay.int.test.ts`,
    ],
  },
  limits: {
    sources: [
      `${KIT}/src/limits/delay-after.ts`,
      `${KIT}/src/limits/limits.ts`,
      `${KIT}/src/limits/shares.ts`,
    ],
    tests: [
      `${KIT}/test/delay-after.unit.test.ts`,
      `${KIT}/test/shares.unit.test.ts`,
      `${KIT}/test/limits.int.test.ts`,
      'gateway/test/limits.int.test.ts',
    ],
  },
};
