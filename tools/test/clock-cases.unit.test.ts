import { expect, test } from '@jest/globals';
import { clockCases } from '../src/test/clock-cases.ts';

const told = (now: string) =>
  clockCases(new Date(now)).map(({ timeZone, at }) => `${timeZone} ${at.toISOString()}`);

test('tests that tell days are run in the evening of UTC, at ends of years and of February, and as clocks change', () => {
  expect(told('2026-11-24T23:45:00Z')).toEqual([
    'UTC 2026-11-25T23:30:00.000Z',
    'Pacific/Auckland 2026-12-31T23:30:00.000Z',
    'America/Los_Angeles 2028-02-29T23:30:00.000Z',
    'Europe/Warsaw 2027-03-28T00:30:00.000Z',
    'Europe/Warsaw 2027-10-31T00:30:00.000Z',
  ]);
  expect(told('2028-02-29T12:00:00Z').slice(0, 3)).toEqual([
    'UTC 2028-02-29T23:30:00.000Z',
    'Pacific/Auckland 2028-12-31T23:30:00.000Z',
    'America/Los_Angeles 2028-02-29T23:30:00.000Z',
  ]);
});
