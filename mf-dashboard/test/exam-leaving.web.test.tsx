import { afterEach, beforeAll, expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ApiRequest } from '@zielona-fala/contracts/portal';
import { createTestPortal, renderInPortal } from '@zielona-fala/web-kit/testing';
import { ExamPage } from '../src/pages/ExamPage.tsx';
import { runningExam, USER } from './fixtures.ts';

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

function open() {
  fetched = 0;
  renderInPortal(<ExamPage />, {
    portal: createTestPortal({
      user: USER,
      api: ({ path }: ApiRequest) => {
        if (path !== 'v1/tests/single/5') return null;
        fetched += 1;
        return runningExam();
      },
    }),
    path: '/dashboard/tests/exam?testId=5',
  });
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

test('an exam that is opened in another tab stops here, and can be taken back', async () => {
  const locks = createLocks();
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
  open();
  await screen.findByRole('heading', { name: 'Treść 101' });
  locks.steal('exam-5');
  await screen.findByRole('heading', { name: 'Egzamin trwa w innej karcie' });
  fireEvent.click(screen.getByRole('button', { name: 'Zdawaj tutaj' }));
  await screen.findByRole('heading', { name: 'Treść 101' });
  expect(fetched).toBe(2);
});
