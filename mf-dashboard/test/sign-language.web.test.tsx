import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { SignLanguageDto } from '@zielona-fala/contracts';
import { createTestPortal, press, renderInPortal } from '@zielona-fala/web-kit/testing';
import { Appearance } from '../src/features/account/components/Appearance.tsx';
import { ExamPage } from '../src/pages/ExamPage.tsx';
import { question, runningExam, USER } from './fixtures.ts';

beforeEach(() => localStorage.setItem('signedIn', 'ola'));
afterEach(() => localStorage.clear());

const FILMS: SignLanguageDto = {
  questionText: '/media/q.mp4',
  answerA: '/media/a.mp4',
  answerC: '/media/c.mp4',
};

/** Question 102 of the specialist part, with films of its text and of two answers. */
const openExam = (signLanguage: SignLanguageDto | undefined = FILMS) =>
  renderInPortal(<ExamPage />, {
    portal: createTestPortal({
      user: USER,
      api: () => ({
        ...runningExam(),
        questions: [{ ...question(102, false), signLanguage }, question(103, false)],
      }),
    }),
    path: '/dashboard/tests/exam?testId=5&lang=pl&cat=B',
  });

const setOn = (on: boolean) => {
  const { unmount } = renderInPortal(<Appearance />);
  const choice = screen.getByRole<HTMLInputElement>('checkbox', { name: /^Filmy w języku migowym/ });
  expect(choice.checked).toBe(!on);
  fireEvent.click(choice);
  expect(choice.checked).toBe(on);
  unmount();
};

const film = () => document.querySelector('video');

test('films in sign language are offered while they are switched on, and not a moment longer', async () => {
  setOn(true);
  expect(localStorage.getItem('signLanguage')).toBe('on');
  const { unmount } = openExam();
  const button = await screen.findByRole('button', { name: 'Język migowy' });
  expect([button.getAttribute('aria-expanded'), film()]).toEqual(['false', null]);
  fireEvent.click(button);
  expect(button.getAttribute('aria-expanded')).toBe('true');
  expect(film()?.getAttribute('aria-label')).toBe('Film w języku migowym: Pytanie');
  fireEvent.click(button);
  expect(film()).toBeNull();
  unmount();
  setOn(false);
  expect(localStorage.getItem('signLanguage')).toBeNull();
  // their code is there by now, so that nothing has to be waited for
  openExam();
  await screen.findByText('Treść 102');
  expect(screen.queryByRole('button', { name: 'Język migowy' })).toBeNull();
});

test('the film of the question is followed by those of its answers; each can be chosen, none costs the answer', async () => {
  setOn(true);
  openExam();
  fireEvent.click(await screen.findByRole('button', { name: 'Język migowy' }));
  const source = () => film()?.getAttribute('src');
  const chosen = () => screen.getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent);
  const end = () => fireEvent.ended(film() as HTMLVideoElement);
  expect([source(), chosen()]).toEqual(['/media/q.mp4', ['Pytanie']]);
  end();
  expect([source(), chosen()]).toEqual(['/media/a.mp4', ['Odpowiedź A']]);
  end();
  end();
  expect([source(), chosen()]).toEqual(['/media/c.mp4', ['Odpowiedź C']]);
  press('Pytanie');
  expect(source()).toBe('/media/q.mp4');
  expect(screen.queryByRole('button', { name: 'Odpowiedź B' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: /druga 102/ }));
  expect(source()).toBe('/media/q.mp4');
  press('Następne');
  await screen.findByText('Treść 103');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Język migowy' })).toBeNull());
});
