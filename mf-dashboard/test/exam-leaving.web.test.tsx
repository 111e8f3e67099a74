import { afterEach, beforeAll, expect, jest, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { AnswersByNumber, TestDto } from '@zielona-fala/contracts';
import type { ApiRequest } from '@zielona-fala/contracts/portal';
import { createTestPortal, renderInPortal } from '@zielona-fala/web-kit/testing';
import { ExamPage } from '../src/pages/ExamPage.tsx';
import { runningExam, USER } from './fixtures.ts';
import { practice } from './practice-page.tsx';

/** Locks of one browser, which its tabs share. */
function createLocks() {
  const holders = new Map<string, (error: Error) => void>();
  return {
    steal: (name: string) => holders.get(name)?.(new DOMException('stolen', 'AbortError')),
    request(name: string, _options: { steal: true }, callback: () => Promise<void>): Promise<void> {
      holders.get(name)?.(new DOMException('stolen', 'AbortError'));
      return new Promise((resolve, reject) => {
        holders.set(name, reject);
        queueMicrotask(() => callback().then(resolve));
      });
    },
  };
}

let fetched = 0;

const learning = (answers: AnswersByNumber = { 101: 'T' }): TestDto => practice(answers);

function open(test: () => TestDto = runningExam, query = 'testId=5') {
  fetched = 0;
  const portal = createTestPortal({
    user: USER,
    api: ({ path }: ApiRequest) => {
      if (path.startsWith('v1/tests/trial')) return { questions: runningExam().questions };
      if (path !== 'v1/tests/single/5') return null;
      fetched += 1;
      return test();
    },
  });
  const letUpdates = jest.fn();
  jest.spyOn(portal.navigation, 'holdUpdates').mockReturnValue(letUpdates);
  const { unmount } = renderInPortal(<ExamPage />, { portal, path: `/dashboard/tests/exam?${query}` });
  return { holdUpdates: portal.navigation.holdUpdates, letUpdates, leave: unmount };
}

beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'locks');
});

test('Back asks before the exam is left, and again the next time', async () => {
  open();
  await screen.findByRole('heading', { name: 'Treść 101' });
  for (const _time of [1, 2]) {
    history.back();
    const dialog = await screen.findByRole('alertdialog', { name: 'Wyjść z egzaminu?' });
    expect(within(dialog).getByRole('link', { name: 'Wyjdź' }).getAttribute('href')).toBe('/dashboard/home');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Zdawaj dalej' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(screen.getByRole('heading', { name: 'Treść 101' })).toBeTruthy();
  }
});

test.each<[string, () => TestDto, string, string]>([
  ['an exam', runningExam, 'testId=5', 'Treść 101'],
  ['learning', () => learning(), 'testId=5', 'Treść 102'],
  ['a trial', runningExam, 'trial=B&lang=pl', 'Treść 101'],
])('%s keeps updates of the portal waiting until it is left', async (_what, test, query, name) => {
  const { holdUpdates, letUpdates, leave } = open(test, query);
  await screen.findByRole('heading', { name });
  expect(holdUpdates).toHaveBeenCalledTimes(1);
  expect(letUpdates).not.toHaveBeenCalled();
  leave();
  expect(letUpdates).toHaveBeenCalledTimes(1);
});

test('learning that is opened in another tab stops here, and goes on here with what was answered there', async () => {
  const locks = createLocks();
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
  let answers: AnswersByNumber = { 101: 'T' };
  open(() => learning(answers));
  await screen.findByRole('heading', { name: 'Treść 102' });
  locks.steal('test-5');
  await screen.findByRole('heading', { name: 'Ta nauka trwa w innej karcie' });
  answers = { 101: 'T', 102: 'A' };
  fireEvent.click(screen.getByRole('button', { name: 'Ucz się tutaj' }));
  await screen.findByRole('heading', { name: 'Treść 103' });
});

test('an exam that is opened in another tab stops here, and can be taken back', async () => {
  const locks = createLocks();
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
  open();
  await screen.findByRole('heading', { name: 'Treść 101' });
  locks.steal('test-5');
  await screen.findByRole('heading', { name: 'Egzamin trwa w innej karcie' });
  fireEvent.click(screen.getByRole('button', { name: 'Zdawaj tutaj' }));
  await screen.findByRole('heading', { name: 'Treść 101' });
  expect(fetched).toBe(2);
});
