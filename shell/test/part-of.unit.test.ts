import { expect, test } from '@jest/globals';
import { partOf } from '../src/worker/part-of.ts';

const film = () => new Response('0123456789', { headers: { 'content-type': 'video/webm' } });

test.each([
  ['bytes=0-', '0123456789', 'bytes 0-9/10'],
  ['bytes=4-', '456789', 'bytes 4-9/10'],
  ['bytes=2-5', '2345', 'bytes 2-5/10'],
  ['bytes=8-99', '89', 'bytes 8-9/10'],
  ['bytes=9-9', '9', 'bytes 9-9/10'],
])('of %s is answered %s', async (range, text, told) => {
  const part = await partOf(film(), range);
  expect(await part.clone().text()).toBe(text);
  expect([part.status, part.headers.get('content-range')]).toEqual([206, told]);
  expect(part.headers.get('content-length')).toBe(String(text.length));
  expect(part.headers.get('content-type')).toBe('video/webm');
});

test.each(['bytes=10-', 'bytes=5-4'])('there is none of %s', async (range) => {
  const part = await partOf(film(), range);
  expect([part.status, part.headers.get('content-range')]).toEqual([416, 'bytes */10']);
});

test.each([null, 'bytes=-3', 'bytes=0-1,4-5', 'lines=1-2'])('%s gets the whole', async (range) => {
  const whole = await partOf(film(), range);
  expect([whole.status, await whole.text()]).toEqual([200, '0123456789']);
});
