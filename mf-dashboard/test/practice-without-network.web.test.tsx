import { expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { browserMemory } from '@zielona-fala/web-kit/storage';
import { nextUncaught, pressOnceShown } from '@zielona-fala/web-kit/testing';
import { failing } from './fake-api.ts';
import { open, practice, questionIs, solution, withoutLayout } from './practice-page.tsx';

withoutLayout();

test('without a connection the answer waits and is sent again', async () => {
  let attempts = 0;
  const { server } = open({
    'PUT v1/tests/5/answers/101?lang=pl': () => {
      attempts += 1;
      if (attempts === 1) failing(503)();
      return { correct: true, ...solution(101, 'T') };
    },
  });
  await pressOnceShown(/TAK/);
  await screen.findByText(/Wyślemy odpowiedź, gdy tylko wróci/);
  await screen.findByRole('region', { name: 'Dobrze' });
  expect(server.lines().filter((line) => line.startsWith('PUT'))).toHaveLength(2);
});

const PUT_101 = 'PUT v1/tests/5/answers/101?lang=pl';

const offline = () => open({ [PUT_101]: failing(503), 'PUT v1/tests/5/answers/102?lang=pl': failing(503) });

test('while an answer waits, other questions can be answered, and the end takes both along', async () => {
  browserMemory.write('signedIn', '1');
  const { server } = offline();
  await pressOnceShown(/TAK/);
  await screen.findByText(/Wyślemy odpowiedź, gdy tylko wróci/);
  await pressOnceShown('Następne');
  await questionIs('Treść 102');
  expect(screen.queryByText(/Wyślemy odpowiedź/)).toBeNull();
  await pressOnceShown(/pierwsza 102/);
  await screen.findByText(/Wyślemy odpowiedź, gdy tylko wróci/);
  await pressOnceShown('Przerwij naukę');
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toContain('Bez odpowiedzi zostało 1 pytanie.');
  await pressOnceShown('Zakończ i zobacz wynik');
  await screen.findByText('wynik ?testId=5');
  expect(server.calls.find(({ method }) => method === 'PATCH')?.body).toEqual({
    categoryName: 'B',
    answers: { 101: 'T', 102: 'A' },
  });
  expect(localStorage.getItem('waiting-answers:5')).toBeNull();
});

test('an answer that waits when the learner leaves is sent at the next visit', async () => {
  browserMemory.write('signedIn', '1');
  const { unmount } = offline();
  await pressOnceShown(/TAK/);
  await screen.findByText(/Wyślemy odpowiedź, gdy tylko wróci/);
  unmount();
  const { server } = open({});
  await screen.findByRole('region', { name: 'Dobrze' });
  expect(server.calls.filter(({ method }) => method === 'PUT').map(({ body }) => body)).toEqual([
    { answer: 'T' },
  ]);
  expect(localStorage.getItem('waiting-answers:5')).toBeNull();
});

test.each([
  ['what is no JSON', '{'],
  ['what are no answers', '{"101":"X"}'],
  ['an answer to a question that has one', '{"101":"N"}'],
])('of kept answers it ignores %s', async (_what, kept) => {
  browserMemory.write('signedIn', '1');
  localStorage.setItem('waiting-answers:5', kept);
  const { server } = open({ 'GET v1/tests/single/5': practice({ 101: 'T' }) });
  await questionIs('Treść 102');
  expect(server.lines().filter((line) => line.startsWith('PUT'))).toEqual([]);
});

test('what waited for a test that was ended elsewhere is gone with it', async () => {
  browserMemory.write('signedIn', '1');
  localStorage.setItem('waiting-answers:5', '{"101":"T","102":"A"}');
  open({
    [PUT_101]: failing(409, { code: 'test-finished', message: '' }),
    'PUT v1/tests/5/answers/102?lang=pl': failing(503),
  });
  await screen.findByText('wynik ?testId=5');
  expect(localStorage.getItem('waiting-answers:5')).toBeNull();
});

test('a defect of ours keeps the answer for the next visit', async () => {
  browserMemory.write('signedIn', '1');
  // the store writes the defect there, too
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const uncaught = nextUncaught();
  open({
    [PUT_101]: () => {
      throw new TypeError('a defect');
    },
  });
  await pressOnceShown(/TAK/);
  expect(await uncaught).toBeInstanceOf(Error);
  expect(localStorage.getItem('waiting-answers:5')).toBe('{"101":"T"}');
});
