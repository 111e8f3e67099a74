import { expect, test } from '@jest/globals';
import { askAhead } from '../src/inline/ask-ahead.ts';

/** @returns what a page asks for at once, when its browser remembers a sign-in or does not */
function askedBy(pathname: string, getItem: () => string | null): string[] {
  const page = document.implementation.createHTMLDocument();
  askAhead({ document: page, location: { pathname }, localStorage: { getItem } } as unknown as Window);
  return [...page.querySelectorAll('link')].map(({ outerHTML }) => outerHTML);
}

test('the token that restoring the session needs is asked for before the scripts are there', () => {
  const [link, ...others] = askedBy('/dashboard/tests/exam', () => '1');
  expect(link).toMatch(/rel="preload".*href="\/api\/csrf-token"/);
  expect(others).toEqual([]);
});

test('not on pages for everybody, nor where nobody was signed in, nor without storage', () => {
  expect(askedBy('/en/news', () => '1')).toEqual([]);
  expect(askedBy('/dashboard/home', () => null)).toEqual([]);
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  expect(askedBy('/dashboard/home', refuse)).toEqual([]);
});
