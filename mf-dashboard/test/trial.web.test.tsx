import { expect, test } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import type { ApiRequest } from '@zielona-fala/contracts/portal';
import { createTestPortal, renderInPortal } from '@zielona-fala/web-kit/testing';
import { ExamPage } from '../src/pages/ExamPage.tsx';
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
  const press = async (name: RegExp) => fireEvent.click(await screen.findByRole('button', { name }));
  await press(/^START/);
  await press(/TAK/);
  await press(/Następne/);
  await press(/druga 102/);
  await press(/Zakończ próbę/);

  await screen.findByRole('heading', { name: 'Próba za Tobą' });
  expect(screen.getByRole('link', { name: 'Wróć do ćwiczeń' }).getAttribute('href')).toBe(
    '/dashboard/tests/select-mode',
  );
  expect(sent.map(({ path }) => path)).toEqual(['v1/tests/trial?cat=B&lang=pl']);
  expect(Object.keys(localStorage)).toEqual([]);
});
