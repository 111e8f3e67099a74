import { expect, test } from '@jest/globals';
import { createCookieJar } from '../src/testing/index.ts';

test('a jar sends what was set last, as it was set', () => {
  const jar = createCookieJar();
  expect(jar.header()).toBe('');
  jar.keep(['one=1; Path=/; HttpOnly', 'token=YWJj%2Bdef==; Max-Age=60']);
  jar.keep(['one=2']);
  expect(jar.header()).toBe('one=2; token=YWJj%2Bdef==');
});

test('a cookie that is set to nothing is gone', () => {
  const jar = createCookieJar();
  jar.keep(['one=1', 'two=2']);
  jar.keep(['one=; Expires=Thu, 01 Jan 1970 00:00:00 GMT']);
  expect([...jar.cookies]).toEqual([['two', '2']]);
});
