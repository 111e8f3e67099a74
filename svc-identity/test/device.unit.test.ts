import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { deviceOf } from '../src/sessions/device.ts';

const APPLE = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const BLINK = 'AppleWebKit/537.36 (KHTML, like Gecko)';

test.each([
  [
    `Mozilla/5.0 (Linux; Android 10; K) ${BLINK} Chrome/141.0.0.0 Mobile Safari/537.36`,
    'Chrome',
    'Android',
    'phone',
  ],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) ${APPLE} Version/18.6 Mobile/15E148 Safari/604.1`,
    'Safari',
    'iOS',
    'phone',
  ],
  [
    `Mozilla/5.0 (iPad; CPU OS 17_0 like Mac OS X) ${APPLE} CriOS/119.0 Mobile/15E148 Safari/604.1`,
    'Chrome',
    'iOS',
    'tablet',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:143.0) Gecko/20100101 Firefox/143.0',
    'Firefox',
    'Windows',
    'computer',
  ],
  [
    `Mozilla/5.0 (X11; Linux x86_64) ${BLINK} Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0`,
    'Microsoft Edge',
    'Linux',
    'computer',
  ],
  ['curl/8.1', null, null, 'other'],
  ['', null, null, 'other'],
])('%s', (userAgent, browser, system, kind) => {
  expect(deviceOf(userAgent)).toEqual({ browser, system, kind });
});

test('whatever a browser calls itself, only names that are known are kept', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const { browser } = deviceOf(`Zq${text}/1.0`);
      return browser === null || !browser.includes('Zq');
    }),
  );
});
