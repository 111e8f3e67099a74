import { expect, test } from '@jest/globals';
import type { SessionStatus } from '@zielona-fala/contracts/portal';
import { createTestPortal } from '@zielona-fala/web-kit/testing';
import { routes } from '../../src/routes.tsx';

test('exams under way leave the browser with their learner, and only then', () => {
  const listeners = new Set<() => void>();
  let status: SessionStatus = 'signed-in';
  const portal = createTestPortal({
    session: {
      getState: () => ({ status, user: null }),
      subscribe: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
  });
  const become = (next: SessionStatus) => {
    status = next;
    for (const listener of listeners) listener();
  };
  localStorage.setItem('exam-progress:5', '{}');
  localStorage.setItem('selectedCategory', 'B');
  routes(portal);

  become('unreachable');
  expect(localStorage.getItem('exam-progress:5')).toBe('{}');
  become('anonymous');
  expect(localStorage.getItem('exam-progress:5')).toBeNull();
  expect(localStorage.getItem('selectedCategory')).toBe('B');
});
