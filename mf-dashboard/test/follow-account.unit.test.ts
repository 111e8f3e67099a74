import { describe, expect, test } from '@jest/globals';
import { settle } from '../src/shared/follow-account.ts';

const looks = (language: 'pl' | 'en' | 'de', theme: 'light' | 'dark' | 'system') => ({ language, theme });

describe('at the first meeting of a browser and an account', () => {
  test('the account’s choices count', () => {
    expect(settle(looks('de', 'dark'), looks('pl', 'light'), null, null)).toEqual(looks('de', 'dark'));
  });
  test('a theme of the browser counts where the account never chose one', () => {
    expect(settle(looks('de', 'system'), looks('pl', 'dark'), null, null)).toEqual(looks('de', 'dark'));
  });
  test('a language of the browser counts where the account has the one that everyone starts with', () => {
    expect(settle(looks('pl', 'dark'), looks('en', 'light'), null, null)).toEqual(looks('en', 'dark'));
  });
});

test('a language chosen while nobody was signed in goes to whoever signs in', () => {
  expect(settle(looks('de', 'dark'), looks('pl', 'light'), null, 'pl')).toEqual(looks('pl', 'dark'));
});

describe('later', () => {
  const before = looks('pl', 'light');
  test('what was changed on another device comes here', () => {
    expect(settle(looks('en', 'dark'), before, before, null)).toEqual(looks('en', 'dark'));
  });
  test('what was changed here goes to the account', () => {
    expect(settle(before, looks('en', 'dark'), before, null)).toEqual(looks('en', 'dark'));
  });
  test('of a language from there and a theme from here both count', () => {
    expect(settle(looks('de', 'light'), looks('pl', 'dark'), before, null)).toEqual(looks('de', 'dark'));
  });
  test('what was changed on another device comes here, although a choice made here waited to be saved', () => {
    expect(settle(looks('de', 'light'), looks('en', 'light'), before, 'en')).toEqual(looks('de', 'light'));
  });
  test('of two changes of one choice the account’s counts', () => {
    expect(settle(looks('de', 'dark'), looks('en', 'system'), before, null)).toEqual(looks('de', 'dark'));
  });
});
