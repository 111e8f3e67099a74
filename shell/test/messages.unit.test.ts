import { expect, jest, test } from '@jest/globals';
import type { Locale } from '@zielona-fala/contracts';
import { createMessages } from '../src/i18n/messages.ts';

type Texts = Record<string, string>;

const texts = (prefix: string) => async (locale: Locale) => ({
  [`${prefix}.word`]: `${prefix} in ${locale}`,
});

/** A loader whose texts in one language arrive when the test says so. */
function lateIn(late: Locale, prefix: string) {
  const { promise, resolve } = Promise.withResolvers<Texts>();
  return {
    load: (locale: Locale): Promise<Texts> => (locale === late ? promise : texts(prefix)(locale)),
    arrive: async () => resolve(await texts(prefix)(late)),
  };
}

test('texts of the shell and of mounted remotes switch together', async () => {
  const messages = createMessages({ shell: texts('shell'), onError: jest.fn() });
  await messages.show('en');
  await messages.add('auth', texts('auth'));
  expect(messages.getShown()).toEqual({
    locale: 'en',
    texts: { 'shell.word': 'shell in en', 'auth.word': 'auth in en' },
    partial: new Set(),
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

test('texts that cannot be had in any language are refused, and can be added later', async () => {
  const messages = createMessages({ shell: texts('shell'), onError: jest.fn() });
  await messages.show('de');
  const gone = () => Promise.reject(new Error('gone'));
  await expect(messages.add('auth', gone)).rejects.toThrow('gone');
  expect(messages.getShown().texts).toEqual({ 'shell.word': 'shell in de' });
  await messages.add('auth', texts('auth'));
  expect(messages.getShown().texts).toMatchObject({ 'auth.word': 'auth in de' });
  await expect(messages.add('auth', gone)).rejects.toThrow('gone');
  await messages.show('en');
  expect(messages.getShown().texts).toMatchObject({ 'auth.word': 'auth in en' });
});

test('after a switch, texts that cannot be had stay those of the language before', async () => {
  const messages = createMessages({ shell: texts('shell'), onError: jest.fn() });
  await messages.show('de');
  await messages.add('auth', async (locale) => {
    if (locale !== 'de') throw new Error('gone');
    return texts('auth')(locale);
  });
  await messages.show('en');
  expect(messages.getShown()).toEqual({
    locale: 'en',
    texts: { 'shell.word': 'shell in en', 'auth.word': 'auth in de' },
    partial: new Set(),
  });
});

test('the last switch wins, even when an earlier one answers later', async () => {
  const shell = lateIn('en', 'shell');
  const messages = createMessages({ shell: shell.load, onError: jest.fn() });
  const slow = messages.show('en');
  await messages.show('de');
  await shell.arrive();
  await slow;
  expect(messages.getShown().locale).toBe('de');
});

test('texts that are added while a language loads are shown with it, never before it', async () => {
  const shell = lateIn('de', 'shell');
  const messages = createMessages({ shell: shell.load, onError: jest.fn() });
  await messages.show('pl');
  const seen = new Set<string>();
  messages.subscribe(() => seen.add(Object.values(messages.getShown().texts).toSorted().join(', ')));
  const switched = messages.show('de');
  const added = messages.add('auth', texts('auth'));
  await shell.arrive();
  await Promise.all([switched, added]);
  expect([...seen]).toEqual(['auth in de, shell in de']);
});

test('texts that are still loading when the language is there are shown once they arrive', async () => {
  const shell = lateIn('de', 'shell');
  const auth = lateIn('de', 'auth');
  const messages = createMessages({ shell: shell.load, onError: jest.fn() });
  const switched = messages.show('de');
  const added = messages.add('auth', auth.load);
  await shell.arrive();
  await switched;
  expect(messages.getShown().texts).toEqual({ 'shell.word': 'shell in de' });
  await auth.arrive();
  await added;
  expect(messages.getShown().texts).toEqual({ 'shell.word': 'shell in de', 'auth.word': 'auth in de' });
});

test('texts that are added while the language changes again are there in the last one', async () => {
  const auth = lateIn('de', 'auth');
  const messages = createMessages({ shell: texts('shell'), onError: jest.fn() });
  await messages.show('de');
  const added = messages.add('auth', auth.load);
  void messages.show('en');
  await auth.arrive();
  await added;
  expect(messages.getShown()).toEqual({
    locale: 'en',
    texts: { 'shell.word': 'shell in en', 'auth.word': 'auth in en' },
    partial: new Set(),
  });
});

const WRITTEN = {
  locale: 'en',
  texts: { shell: await texts('shell')('en'), auth: { 'auth.page': 'auth page' } },
} as const;

test("texts that came with the page serve it alone; the rest of the remote's is loaded when it is asked for", async () => {
  const messages = createMessages({ shell: texts('shell'), written: WRITTEN, onError: jest.fn() });
  const load = jest.fn(texts('auth'));
  await messages.add('auth', load);
  expect(load).not.toHaveBeenCalled();
  const written = { 'shell.word': 'shell in en', 'auth.page': 'auth page' };
  expect(messages.getShown()).toEqual({ locale: 'en', texts: written, partial: new Set(['auth']) });

  await messages.complete('auth');
  await messages.complete('auth');
  expect(load).toHaveBeenCalledTimes(1);
  const whole = { ...written, 'auth.word': 'auth in en' };
  expect(messages.getShown()).toEqual({ locale: 'en', texts: whole, partial: new Set() });
});

test('another language comes whole', async () => {
  const messages = createMessages({ shell: texts('shell'), written: WRITTEN, onError: jest.fn() });
  await messages.add('auth', texts('auth'));
  await messages.show('de');
  const whole = { 'shell.word': 'shell in de', 'auth.word': 'auth in de' };
  expect(messages.getShown()).toEqual({ locale: 'de', texts: whole, partial: new Set() });
});

test('the rest of the texts that cannot be had is told, and can be asked for again', async () => {
  const onError = jest.fn();
  const messages = createMessages({ shell: texts('shell'), written: WRITTEN, onError });
  let isGone = true;
  const load = async (locale: Locale) => {
    if (isGone) throw new Error('gone');
    return texts('auth')(locale);
  };
  await messages.add('auth', load);
  await expect(messages.complete('auth')).rejects.toThrow('gone');
  expect(onError).toHaveBeenCalledWith(expect.any(Error), 'auth', 'en');
  expect(messages.getShown()).toMatchObject({
    texts: { 'auth.page': 'auth page' },
    partial: new Set(['auth']),
  });
  isGone = false;
  await messages.complete('auth');
  expect(messages.getShown()).toMatchObject({ texts: { 'auth.word': 'auth in en' }, partial: new Set() });
});
