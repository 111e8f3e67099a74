import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { ApiRequest } from '@zielona-fala/contracts/portal';
import { ApiError } from '@zielona-fala/web-kit/session';
import { createTestPortal, pressOnceShown, renderInPortal } from '@zielona-fala/web-kit/testing';
import { IntlProvider } from 'react-intl';
import { ExamPage } from '../src/pages/ExamPage.tsx';
import { messages } from '../src/routes.tsx';
import { question, USER } from './fixtures.ts';

test('a trial is played like an exam, and nothing of it is kept or sent', async () => {
  localStorage.clear();
  const sent: ApiRequest[] = [];
  const api = (request: ApiRequest) => {
    sent.push(request);
    return { questions: [question(101, true), question(102, false)] };
  };
  renderInPortal(<ExamPage />, {
    portal: createTestPortal({ user: USER, api }),
    path: '/dashboard/tests/exam?trial=B&lang=pl',
  });
  await pressOnceShown(/^START/);
  await pressOnceShown(/TAK/);
  await pressOnceShown(/Następne/);
  await pressOnceShown(/druga 102/);
  await pressOnceShown(/Zakończ próbę/);

  await screen.findByRole('heading', { name: 'Próba za Tobą' });
  expect(screen.getByRole('link', { name: 'Wróć do ćwiczeń' }).getAttribute('href')).toBe(
    '/dashboard/tests/select-mode',
  );
  expect(sent[0]?.path).toBe('v1/tests/trial?cat=B&lang=pl');
  expect(sent.filter(({ method = 'GET' }) => method !== 'GET')).toEqual([]);
  expect(Object.keys(localStorage)).toEqual([]);
});

test('a picture that nobody described, and a test in the way of the exam after the trial, have words in the language of the page', async () => {
  const inTheWay = { code: 'unfinished-test', message: '', testId: 4, lang: 'pl', categoryName: 'B' };
  const api = ({ method }: ApiRequest) => {
    if (method === 'POST') throw new ApiError(409, inTheWay, '');
    return { questions: [{ ...question(101, true), media: '/picture.svg' }] };
  };
  const player = await messages?.('en');
  renderInPortal(
    <IntlProvider locale="en-GB" messages={player ?? {}} onError={() => undefined}>
      <ExamPage />
    </IntlProvider>,
    { portal: createTestPortal({ user: USER, api }), path: '/dashboard/tests/exam?trial=B&lang=pl' },
  );
  await pressOnceShown(/^START/);
  expect(await screen.findByRole('img', { name: 'Illustration of question 101' })).toBeTruthy();
  await pressOnceShown(/YES/);
  await pressOnceShown(/End the trial/);
  await pressOnceShown(/^Go to the exam$/);
  await screen.findByRole('dialog', { name: 'You have not finished your last test' });
  await pressOnceShown(/^Not now$/);
});
