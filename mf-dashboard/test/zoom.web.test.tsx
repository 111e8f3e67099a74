import { expect, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { createTestPortal, renderInPortal } from '@zielona-fala/web-kit/testing';
import { ExamPage } from '../src/pages/ExamPage.tsx';
import { question, runningExam, USER } from './fixtures.ts';

// jsdom has no modal dialogs
Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    this.open = true;
  },
  close(this: HTMLDialogElement) {
    this.open = false;
  },
});

test('the picture of a question can be enlarged, and no key answers meanwhile', async () => {
  const pictured = { ...question(102, false), media: '/media/yield.svg' };
  const words = (pictured.questionTranslations ?? []).map((each) => ({ ...each, mediaAlt: 'Skrzyżowanie' }));
  const saved: string[] = [];
  renderInPortal(<ExamPage />, {
    portal: createTestPortal({
      user: USER,
      api: ({ path, method }) => {
        if (method === 'PUT') saved.push(path);
        return { ...runningExam(), questions: [{ ...pictured, questionTranslations: words }] };
      },
    }),
    path: '/dashboard/tests/exam?testId=5',
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Powiększ obraz: Skrzyżowanie' }));
  const zoomed = screen.getByRole<HTMLDialogElement>('dialog', { name: 'Skrzyżowanie' });
  expect(zoomed.querySelector('img')?.getAttribute('src')).toBe('/media/yield.svg');
  const close = within(zoomed).getByRole('button', { name: 'Zamknij powiększenie' });
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true }));
  act(() => close.focus());
  expect((await within(zoomed).findByText('Zamknij powiększenie')).getAttribute('role')).toBe('tooltip');
  fireEvent.keyDown(document.body, { key: 'a' });
  zoomed.close();
  fireEvent.keyDown(document.body, { key: 'b' });
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(screen.getByRole('button', { name: /druga 102/ }).getAttribute('aria-pressed')).toBe('true');
});

test('a picture that nobody has described is named by its question', async () => {
  const pictured = { ...question(102, false), media: '/media/yield.svg' };
  renderInPortal(<ExamPage />, {
    portal: createTestPortal({ user: USER, api: () => ({ ...runningExam(), questions: [pictured] }) }),
    path: '/dashboard/tests/exam?testId=5',
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Powiększ obraz: Ilustracja do pytania 102' }));
  screen.getByRole('dialog', { name: 'Ilustracja do pytania 102' });
  fireEvent.error(screen.getByRole('img', { name: 'Ilustracja do pytania 102' }));
  await screen.findByText('Obraz się nie wczytał. Odpowiedz na podstawie treści.');
});
