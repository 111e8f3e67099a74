import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { createTestPortal } from '@zielona-fala/web-kit/testing';
import { createIntl } from 'react-intl';
import english from '../lang/en.json' with { type: 'json' };
import { createSignOut } from '../src/offline/sign-out.ts';

const LOSS = '2 answers given without the internet have not reached your account yet.';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  localStorage.clear();
});

const fails = () => Promise.reject(new Error('Loading chunk failed'));
const hangs = () => new Promise<never>(() => undefined);

/** Somebody signs out with so many answers that are not sent; the question is answered with yes or no, or cannot be asked. */
async function signOut(unsent: number, ask: boolean | typeof fails) {
  localStorage.setItem('unsentAnswers', String(unsent));
  const logout = jest.fn(async () => undefined);
  const portal = {
    ...createTestPortal({ session: { logout } }),
    intl: () => createIntl({ locale: 'en', messages: english }),
  };
  const confirmLoss = jest.fn(async (_portal: unknown, _unsent: number) => ask === true);
  const loadQuestion = typeof ask === 'function' ? ask : async () => ({ confirmLoss });
  const report = jest.fn();
  const left = createSignOut({ portal: () => portal, loadQuestion, report })();
  await jest.advanceTimersByTimeAsync(10_000);
  await left;
  return { confirmLoss, report, hasLeft: logout.mock.calls.length === 1, visited: portal.visited };
}

const asksByBrowser = (answer: boolean) => jest.spyOn(window, 'confirm').mockReturnValue(answer);

test('who loses nothing is signed out at once, and lands on the home page', async () => {
  const { confirmLoss, ...left } = await signOut(0, false);
  expect(confirmLoss).not.toHaveBeenCalled();
  expect(left).toMatchObject({ hasLeft: true, visited: ['/link/home'] });
});

test.each([true, false])('who would lose answers is asked first, and may sign out: %j', async (answer) => {
  const { confirmLoss, ...left } = await signOut(2, answer);
  expect(confirmLoss.mock.calls.map(([, unsent]) => unsent)).toEqual([2]);
  expect(left).toMatchObject({ hasLeft: answer, visited: answer ? ['/link/home'] : [] });
});

const given = (marks: object) => ({ questionNumber: 1_000_001, answer: 'T', ...marks });

test.each([
  [
    'are asked about while the account has not got them',
    [given({ isLearners: true }), given({ isCounted: true })],
    [1],
  ],
  ['are not lost once the account has them', [given({ isLearners: true, isCounted: true })], []],
  ['are none where something else is kept', { any: 'thing' }, []],
])('answers given before the account is active %s', async (_what, kept, asked) => {
  localStorage.setItem('accountAnswers', JSON.stringify(kept));
  const { confirmLoss, hasLeft } = await signOut(0, true);
  expect(confirmLoss.mock.calls.map(([, unsent]) => unsent)).toEqual(asked);
  expect(hasLeft).toBe(true);
});

test.each([
  ['cannot be had', fails, true],
  ['cannot be had', fails, false],
  ['hangs', hangs, true],
])('the browser asks where the code of the question %s', async (_why, load, answer) => {
  const asked = asksByBrowser(answer);
  const { hasLeft, report } = await signOut(2, load);
  expect(asked.mock.calls).toEqual([[expect.stringContaining(LOSS)]]);
  expect(hasLeft).toBe(answer);
  expect(report).toHaveBeenCalledTimes(1);
});
