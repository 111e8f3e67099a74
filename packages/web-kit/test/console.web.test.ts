import { afterEach, expect, jest, test } from '@jest/globals';
import { inSequence, tokenFor } from '@zielona-fala/web-kit/testing';
import { CREDENTIALS, ok, refused, start } from './start-session.ts';

afterEach(() => {
  jest.restoreAllMocks();
});

test('the console gets type, message, status and data of a failed call, without secrets', async () => {
  const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const token = tokenFor(60);
  const data = {
    message: 'ola@example.test is taken',
    accessToken: 'abc',
    link: [`/activate/${token}`],
    size: 3,
  };
  const { session } = start({ 'GET v1/tests/B?token=secret': { status: 409, body: data } });
  await expect(session.client.request({ path: 'v1/tests/B?token=secret' })).rejects.toThrow();
  expect(warned).toHaveBeenCalledWith('api', 'v1/tests/B', {
    type: 'unknown',
    message: '[address] is taken',
    status: 409,
    data: {
      message: '[address] is taken',
      accessToken: '[secret]',
      link: [expect.stringMatching(/^\/activate\/.*\[token\]/)],
      size: 3,
    },
  });
});

test('a renewal that failed stands there as each failed call', async () => {
  const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  localStorage.setItem('signedIn', '1');
  const { session } = start({ 'POST v1/auth/refresh': refused(503) });
  await session.restore();
  expect(warned).toHaveBeenCalledWith('api', 'v1/auth/refresh', expect.objectContaining({ status: 503 }));
});

test('a CSRF token that could not be fetched ahead stands there, and the sign-in goes on', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { session } = start({
    'GET csrf-token': inSequence(ok({ csrfToken: 'old' }), refused(500)),
  });
  await session.login(CREDENTIALS);
  expect(session.getState().status).toBe('signed-in');
  expect(warn.mock.calls).toEqual([['api', 'csrf-token', expect.objectContaining({ status: 500 })]]);
});

test('an answer that is none stands there without secrets too', async () => {
  const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { session } = start({
    'GET v1/tests/B': refused(401),
    'POST v1/auth/refresh': ok({ accessToken: `header.${btoa('ola@example.test')}.signature` }),
  });
  await session.login(CREDENTIALS);
  await expect(session.client.request({ path: 'v1/tests/B' })).rejects.toThrow('ola@');
  expect(warned).toHaveBeenCalledWith('api', 'v1/tests/B', {
    name: 'SyntaxError',
    message: expect.stringContaining('[address]'),
    stack: expect.not.stringContaining('ola@'),
  });
});
