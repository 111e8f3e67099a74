import { expect, test } from '@jest/globals';
import { renderInPortal } from '@zielona-fala/web-kit/testing';
import { PolishInstead } from '@zielona-fala/web-kit/ui';

test.each([
  ['en', 'pl', 'Tylko po polsku'],
  ['de', 'de', ''],
  ['pl', 'pl', ''],
  ['de', undefined, ''],
] as const)('a text asked for in %s that came in %s: "%s"', (asked, language, words) => {
  const { container } = renderInPortal(<PolishInstead asked={asked} language={language} />);
  expect(container.textContent).toBe(words);
});
