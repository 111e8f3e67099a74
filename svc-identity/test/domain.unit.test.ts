import { describe, expect, test } from '@jest/globals';
import { levelFor } from '@zielona-fala/contracts';
import fc from 'fast-check';
import { progressTo } from '../src/levels/domain.ts';
import { createRefreshTokens, type DeviceSession, judgeRenewal } from '../src/sessions/domain.ts';

describe('levels', () => {
  test('agree with the earned total under duplicates, replays and any order', () => {
    const earnings = fc.array(fc.nat(200), { minLength: 1, maxLength: 20 });
    const deliveries = earnings.chain((gains) => {
      let sum = 0;
      const totals = gains.map((gain) => {
        sum += gain;
        return sum;
      });
      const repeated = fc.shuffledSubarray([...totals, ...totals], { minLength: totals.length });
      return fc.tuple(
        fc.constant(sum),
        repeated.map((some) => [...some, ...totals]),
      );
    });
    fc.assert(
      fc.property(deliveries, ([earned, stated]) => {
        let known = 0;
        let level = 0;
        for (const total of stated) {
          const progress = progressTo(known, total);
          if (progress === null) continue;
          known = progress.experiencePoints;
          if (progress.climb === null) continue;
          expect(progress.climb.previousLevel).toBe(level);
          level = progress.climb.level;
        }
        expect([known, level]).toEqual([earned, levelFor(earned).level]);
      }),
    );
  });
});

test.each([
  ['no more than is known changes nothing', 100, 100, null],
  ['more within a level is no climb', 100, 249, { experiencePoints: 249, climb: null }],
  [
    'more than a level takes is one',
    99,
    250,
    { experiencePoints: 250, climb: { previousLevel: 0, level: 2 } },
  ],
])('%s', (_what, known, stated, progress) => {
  expect(progressTo(known, stated)).toEqual(progress);
});

describe('refresh tokens', () => {
  const tokens = createRefreshTokens('a secret');
  const now = new Date('2026-11-07T08:00:00Z');
  const session: DeviceSession = {
    sessionId: 'device',
    userId: 1,
    generation: 5,
    rotatedAt: now,
    createdAt: now,
    provenAt: now,
    lastSeen: now,
    device: { browser: null, system: null, kind: 'other' },
    expiresAt: now,
  };

  test('are the same for the same generation, and readable only as signed', () => {
    const text = tokens.write({ sessionId: 'device', generation: 5 });
    expect(tokens.write({ sessionId: 'device', generation: 5 })).toBe(text);
    expect(tokens.read(text)).toEqual({ sessionId: 'device', generation: 5 });
    expect(createRefreshTokens('another secret').read(text)).toBeNull();
    fc.assert(fc.property(fc.string(), (any) => tokens.read(any) === null));
  });

  test('of browsers that have one already stay good, byte for byte', () => {
    const kept = 'device.5.PRr4kJ_r5MHZXen2wQSinEi5VsYJUIu7seviVfyISA0';
    expect(tokens.write({ sessionId: 'device', generation: 5 })).toBe(kept);
    expect(tokens.read(kept)).toEqual({ sessionId: 'device', generation: 5 });
  });

  test('are signed by the first secret, and read with one that is to be taken away', () => {
    const text = tokens.write({ sessionId: 'device', generation: 5 });
    const both = createRefreshTokens('a new secret,a secret');
    expect(both.read(text)).toEqual({ sessionId: 'device', generation: 5 });
    expect(
      createRefreshTokens('a new secret').read(both.write({ sessionId: 'device', generation: 6 })),
    ).toEqual({
      sessionId: 'device',
      generation: 6,
    });
  });

  test.each([
    [5, 0, 'rotate'],
    [5, 100_000, 'rotate'],
    [4, 30_000, 'repeat'],
    [4, 30_001, 'reuse'],
    [3, 0, 'reuse'],
    [6, 0, 'reuse'],
  ])('of generation %i, %i ms after the last rotation: %s', (generation, later, verdict) => {
    expect(judgeRenewal(session, generation, new Date(now.getTime() + later))).toBe(verdict);
  });
});
