import { expect, test } from '@jest/globals';
import type { ApiFailure } from '@zielona-fala/contracts/portal';
import { momentOfTooSoon, resendMoment } from '../src/shared/resend/wait.ts';

const failure = (part: Partial<ApiFailure>): ApiFailure => ({
  type: 'forbidden',
  message: '',
  status: 403,
  data: null,
  code: 'activation-link-too-soon',
  errors: [],
  retryAfter: null,
  ...part,
});

test('the server says how long to wait', () => {
  expect(momentOfTooSoon(failure({ retryAfter: 90 }), 1000)).toBe(91_000);
});

test('without its word the whole ten minutes count', () => {
  expect(momentOfTooSoon(failure({ code: 'reset-link-too-soon' }), 0)).toBe(600_000);
  expect(resendMoment(0)).toBe(600_000);
});

test('another refusal is no wait', () => {
  expect(momentOfTooSoon(failure({ code: 'csrf', retryAfter: 90 }), 0)).toBeNull();
});
