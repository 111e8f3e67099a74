import { beforeEach, expect, jest, test } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { createTestPortal, renderInPortal } from '@zielona-fala/web-kit/testing';
import { Appearance } from '../src/features/account/components/Appearance.tsx';
import { ExamPage } from '../src/pages/ExamPage.tsx';
import { QuestionsPage } from '../src/pages/QuestionsPage.tsx';
import { recordedApi } from './fake-api.ts';
import { runningExam, USER } from './fixtures.ts';

beforeEach(() => {
  localStorage.setItem('signedIn', 'yes');
  Object.assign(Element.prototype, { scrollIntoView: () => Promise.resolve() });
});

test('the settings choose it for questions alone, and search follows', async () => {
  const server = recordedApi({
    'GET v1/tests/questions?cat=B&lang=uk': { total: 0, questions: [], next: null },
  });
  const portal = createTestPortal({ user: USER, api: server.api });
  const switchTo = jest.spyOn(portal.locale, 'switchTo');
  const { unmount } = renderInPortal(<Appearance />, { portal });
  const choice = await screen.findByRole('radiogroup', { name: 'Język pytań' });
  const ukrainian = screen.getByRole<HTMLInputElement>('radio', { name: 'Українська' });
  expect(choice.contains(ukrainian)).toBe(true);
  fireEvent.click(ukrainian);
  await waitFor(() => expect(localStorage.getItem('questionLanguage')).toBe('uk'));
  expect(ukrainian.checked).toBe(true);
  expect(switchTo).not.toHaveBeenCalled();
  unmount();
  renderInPortal(<QuestionsPage />, { portal, path: '/dashboard/questions' });
  expect(await screen.findByText('Nic nie pasuje')).toBeTruthy();
});

test('the player says that the question is Ukrainian, and stays in its own language', async () => {
  const exam = runningExam();
  const questions = (exam.questions ?? []).map((question) => ({
    ...question,
    questionTranslations: (question.questionTranslations ?? []).map((words) => ({
      ...words,
      language: 'uk' as const,
      questionText: 'Чи можна тобі тут розвернутися?',
    })),
  }));
  const server = recordedApi({
    'GET v1/tests/single/5?lang=uk&cat=B': { ...exam, lang: 'uk', questions },
  });
  renderInPortal(<ExamPage />, {
    portal: createTestPortal({ user: USER, api: server.api }),
    path: '/dashboard/tests/exam?testId=5&lang=uk&cat=B',
  });
  const question = await screen.findByRole('heading', { level: 1 });
  expect([question.textContent, question.lang]).toEqual(['Чи можна тобі тут розвернутися?', 'uk']);
  expect(screen.getByText('TAK lub NIE').closest('[lang]')?.getAttribute('lang') ?? 'pl').toBe('pl');
  expect(screen.queryByText('Tylko po polsku')).toBeNull();
});
