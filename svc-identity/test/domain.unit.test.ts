import { describe, expect, test } from '@jest/globals';
import { LOCALES, levelFor } from '@zielona-fala/contracts';
import fc from 'fast-check';
import { progressTo } from '../src/levels/domain.ts';
import { type AccountMailKind, nextAttempt } from '../src/mail/domain.ts';
import { writeMail } from '../src/mail/write.ts';
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

describe('refresh tokens', () => {
  const tokens = createRefreshTokens('a secret');
  const now = new Date('2026-11-07T08:00:00Z');
  const session: DeviceSession = {
    sessionId: 'device',
    userId: 1,
    generation: 5,
    rotatedAt: now,
    createdAt: now,
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

describe('mails', () => {
  const operator = { name: 'Jan & Ola', address: 'ul. Testowa 1', email: 'o@portal.test' };
  const kinds: AccountMailKind[] = ['activation', 'password-reset', 'password-changed'];
  const link = 'https://portal.test/account/activate/abc';

  test.each(LOCALES.flatMap((locale) => kinds.map((kind) => [kind, locale] as const)))(
    '%s in %s says the same as text and as HTML, and trusts no name',
    (kind, locale) => {
      const mail = writeMail({ kind, locale, to: 'a@b.test', username: '<b>&"x', link }, operator);
      const html = mail.html ?? '';
      const hasLink = kind !== 'password-changed';
      expect([mail.text.includes(link), html.includes(`href="${link}"`)]).toEqual([hasLink, hasLink]);
      expect(mail.text).toContain('<b>&"x');
      expect(html).toContain('&lt;b&gt;&amp;&quot;x');
      expect(html).not.toContain('<b>');
      expect(html).toContain(`lang="${locale}"`);
    },
  );

  test('are tried again ever more slowly, for a day; a letter to the operator for thirty', () => {
    const created = new Date('2026-11-07T08:00:00Z');
    const waits = [1, 2, 3, 20].map((attempts) =>
      nextAttempt('activation', created, attempts, created)?.getTime(),
    );
    expect(waits).toEqual([5_000, 10_000, 20_000, 900_000].map((wait) => created.getTime() + wait));
    const afterADay = new Date('2026-11-08T08:00:01Z');
    expect(nextAttempt('activation', created, 3, afterADay)).toBeNull();
    expect(nextAttempt('contact', created, 3, afterADay)).not.toBeNull();
    expect(nextAttempt('contact', created, 3, new Date('2026-12-07T08:00:01Z'))).toBeNull();
  });
});
