import { beforeEach, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { ApiRequest } from '@zielona-fala/contracts/portal';
import { browserMemory } from '@zielona-fala/web-kit/storage';
import { createTestPortal, renderInPortal } from '@zielona-fala/web-kit/testing';
import { ActivateInfoPage } from '../src/pages/ActivateInfoPage.tsx';
import { RegisterPage } from '../src/pages/RegisterPage.tsx';
import { LEARNER, refusal } from './support.ts';

const ANSWER = {
  categoryName: 'B',
  issue: 'signed',
  questionNumber: 101,
  answer: 'T',
  answeredAt: new Date().toISOString(),
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  localStorage.setItem('signedIn', 'ola');
  localStorage.setItem('guestAnswers', JSON.stringify([ANSWER]));
});

test('the registration says that what was answered goes to the new account', () => {
  renderInPortal(<RegisterPage />, { portal: createTestPortal({ api: () => [] }) });
  expect(screen.getByText('Twoja 1 odpowiedź przejdzie na nowe konto.')).toBeTruthy();
});

test('password managers know the four fields, and Google comes first where it is on', async () => {
  const portal = createTestPortal({ api: () => [{ name: 'google-sign-in' }] });
  renderInPortal(<RegisterPage />, { portal });
  const google = await screen.findByRole('link', { name: 'Kontynuuj z Google' });
  const fields = [...document.querySelectorAll('form input:not([type=checkbox])')];
  expect(fields.map((field) => field.getAttribute('autocomplete'))).toEqual([
    'nickname',
    'email',
    'new-password',
    'new-password',
  ]);
  const isBefore = google.compareDocumentPosition(fields[0] as Node) & Node.DOCUMENT_POSITION_FOLLOWING;
  expect(isBefore).toBeTruthy();
});

test('before the activation the answers go to the account already and leave with it, and there is something to learn', async () => {
  const asked: ApiRequest[] = [];
  renderInPortal(<ActivateInfoPage />, {
    portal: createTestPortal({
      user: LEARNER,
      api(request) {
        asked.push(request);
        return { answers: [{ questionNumber: 101, outcome: 'counted' }] };
      },
    }),
  });
  expect(await screen.findByText(/W Twoim planie jest już 1 odpowiedź/)).toBeTruthy();
  const { categoryName, issue, ...answer } = ANSWER;
  expect(asked.map(({ path, body }) => [path, body])).toEqual([
    ['v1/tests/guest-pack/answers', { categoryName, issue, answers: [answer] }],
  ]);
  expect(localStorage.getItem('guestAnswers')).toBeNull();
  browserMemory.forgetLearner();
  expect({ ...localStorage }).toEqual({});
  const practise = screen.getByRole('link', { name: 'Ćwicz w międzyczasie' });
  expect(practise.getAttribute('href')).toBe('/link/first-questions');
});

test('answers that cannot be handed over now stay for the next time', async () => {
  renderInPortal(<ActivateInfoPage />, {
    portal: createTestPortal({
      user: LEARNER,
      api() {
        throw refusal(503);
      },
    }),
  });
  expect(await screen.findByText(/Odpowiedzi z nich przejdą do Twojego planu/)).toBeTruthy();
  expect(JSON.parse(localStorage.getItem('guestAnswers') ?? '[]')).toEqual([ANSWER]);
});
