import type { TestMode } from '@zielona-fala/contracts';
import { useUser } from '@zielona-fala/web-kit/session';

/**
 * Whether a test is the questions that a newcomer begins with: they have gathered nothing but what it brought.
 * @param gained experience of the test; 0 until it is finished
 */
export function useIsFirst({ mode }: { readonly mode: TestMode }, gained = 0): boolean {
  const user = useUser();
  return mode === 'review' && user !== null && user.experiencePoints <= gained;
}
