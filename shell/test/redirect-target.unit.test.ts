import { expect, test } from '@jest/globals';
import { redirectTarget } from '../src/navigation/redirect-target.ts';

test.each([
  '//evil.test',
  'https://evil.test/',
  '/\\evil.test',
  '/.//evil.test',
  '/a/..//evil.test',
  '/dashboard//evil.test',
  'javascript:alert(1)',
  '',
])('%s is not followed', (to) => {
  expect(redirectTarget(`?redirectTo=${encodeURIComponent(to)}`, 'http://localhost:8080')).toBeNull();
});

test('a path of our own is followed, with its search', () => {
  const search = `?redirectTo=${encodeURIComponent('/dashboard/tests/result?testId=5')}`;
  expect(redirectTarget(search, 'http://localhost:8080')).toBe('/dashboard/tests/result?testId=5');
});
