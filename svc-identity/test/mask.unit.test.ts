import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { maskReport } from '../src/client-errors/mask.ts';
import { sentryEndpoint } from '../src/client-errors/sentry.ts';

const maskedText = (message: string) => maskReport({ message, path: '/' }).message;
const maskedPath = (path: string) => maskReport({ message: '', path }).path;

test.each([
  "Cannot read properties of undefined (reading 'questions')",
  'Loading chunk mf-dashboard-exam-player failed. (error: https://portal.test/chunk.8f3a1c.js)',
  'ChunkLoadError: https://portal.test/static/js/async/ExamPage.8f3a1c2b.js',
  'api v1/tests/single failed with 503',
  'remote dashboard: timed out after 10000 ms',
])('leaves %j readable', (message) => {
  expect(maskedText(message)).toBe(message);
});

test.each([
  ['fetch https://portal.test/a/b?token=abc#x failed', 'fetch https://portal.test/a/b failed'],
  ['user 7301444403200123 is gone', 'user [number] is gone'],
  ['request 0197a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b', 'request [id]'],
  ['"Ola.Nowak+x@poczta.example.pl" is taken', '"[address]" is taken'],
])('masks %j', (message, masked) => {
  expect(maskedText(message)).toBe(masked);
});

test('no address and no mailed token survives, whatever stands around them', () => {
  const around = fc.string({ maxLength: 30 });
  const token = fc.stringMatching(/^[\w-]{43}$/).filter((text) => /\d/.test(text));
  fc.assert(
    fc.property(around, fc.emailAddress(), token, around, (before, address, secret, after) => {
      expect(maskedText(`${before} ${address} ${after}`)).not.toContain(address);
      expect(maskedText(`${before} ${secret} ${after}`)).not.toContain(secret);
      expect(maskedPath(`/en/account/activate/${secret}`)).toBe('/en/account/activate/…');
    }),
  );
});

test('a DSN names where envelopes go', () => {
  const at = (dsn: string) => sentryEndpoint(dsn).url;
  expect(at('https://key@errors.test/7')).toBe('https://errors.test/api/7/envelope/');
  expect(at('http://key@localhost:9000/a/b/7')).toBe('http://localhost:9000/a/b/api/7/envelope/');
});
