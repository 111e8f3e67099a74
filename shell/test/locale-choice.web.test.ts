import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { chosenLocale, rememberLocale, rememberLocaleOfPage } from '../src/i18n/locale-choice.ts';

const forget = () => {
  localStorage.clear();
  // biome-ignore lint/suspicious/noDocumentCookie: as the code under test writes it
  document.cookie = 'i18n_redirected=; Path=/; Max-Age=0';
};
const stored = () => localStorage.getItem('selectedLanguage');

beforeEach(forget);
afterEach(forget);

test('the first page that somebody visits says the language', () => {
  rememberLocaleOfPage('en');
  expect([document.cookie, stored()]).toEqual(['i18n_redirected=en', 'en']);
});

test('a stored choice outlives its cookie, whatever page is visited then', () => {
  localStorage.setItem('selectedLanguage', 'de');
  rememberLocaleOfPage('pl');
  expect([document.cookie, stored()]).toEqual(['i18n_redirected=de', 'de']);
  expect(chosenLocale()).toBe('de');
});

test.each([null, 'en'])(
  'the cookie is saved to local storage, where it was %j, whatever page is visited',
  (before) => {
    rememberLocale('de');
    localStorage.clear();
    if (before) localStorage.setItem('selectedLanguage', before);
    rememberLocaleOfPage('pl');
    expect([document.cookie, stored()]).toEqual(['i18n_redirected=de', 'de']);
  },
);

test('a visit overwrites no cookie', () => {
  rememberLocaleOfPage('de');
  rememberLocaleOfPage('en');
  expect([document.cookie, stored()]).toEqual(['i18n_redirected=de', 'de']);
});

test('a choice waits for an account, a visit does not', () => {
  const unsaved = () => localStorage.getItem('unsavedLanguage');
  rememberLocaleOfPage('de');
  expect(unsaved()).toBeNull();
  rememberLocale('pl');
  expect(unsaved()).toBe('pl');
});
