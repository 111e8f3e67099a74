import { expect, jest, test } from '@jest/globals';
import type { Locale } from '@zielona-fala/contracts';
import { createMessages } from '../src/i18n/messages.ts';

const texts = (prefix: string) => async (locale: Locale) => ({
  [`${prefix}.word`]: `${prefix} in ${locale}`,
});

test('texts of the shell and of mounted remotes switch together', async () => {
  const messages = createMessages({ shell: texts('shell'), onError: jest.fn() });
  await messages.show('en');
  await messages.add('auth', texts('auth'));
  expect(messages.getShown()).toEqual({
    locale: 'en',
    texts: { 'shell.word': 'shell in en', 'auth.word': 'auth in en' },
  });
  await messages.show('de');
  expect(messages.getShown().texts).toEqual({ 'shell.word': 'shell in de', 'auth.word': 'auth in de' });
});

test('a language that fails to load is reported, and Polish is shown', async () => {
  const onError = jest.fn();
  const messages = createMessages({ shell: texts('shell'), onError });
  await messages.show('de');
  const failing = async (locale: Locale) => {
    if (locale === 'de') throw new Error('gone');
    return texts('auth')(locale);
  };
  await messages.add('auth', failing);
  expect(messages.getShown().texts).toMatchObject({ 'auth.word': 'auth in pl', 'shell.word': 'shell in de' });
  expect(onError).toHaveBeenCalledWith(expect.any(Error), 'auth', 'de');
});

test('the last switch wins, even when an earlier one answers later', async () => {
  let answerEnglish = (_texts: Record<string, string>) => {};
  const shell = (locale: Locale) =>
    locale === 'en'
      ? new Promise<Record<string, string>>((resolve) => {
          answerEnglish = resolve;
        })
      : texts('shell')(locale);
  const messages = createMessages({ shell, onError: jest.fn() });
  const slow = messages.show('en');
  await messages.show('de');
  answerEnglish({ 'shell.word': 'late' });
  await slow;
  expect(messages.getShown().locale).toBe('de');
});
