import type { Observable } from '@zielona-fala/web-kit/observable';
import { whenIdle } from '@zielona-fala/web-kit/ui';

export interface AtHandParts {
  readonly session: { getState(): { readonly status: string }; subscribe(listener: () => void): () => void };
  /** An exam fills the window. */
  readonly frameHidden: Observable<boolean>;
}

/**
 * Fetches what toasts are made of before there is one: without a network a toast says so, and could not be fetched any
 * more. For who is signed in, and not beside an exam.
 */
export function keepOverlaysAtHand(
  { session, frameHidden }: AtHandParts,
  load: () => Promise<unknown> = () => import('./AriaOverlays.tsx'),
): void {
  const look = (): void => {
    if (session.getState().status !== 'signed-in' || frameHidden.get()) return;
    for (const end of ends) end();
    // what fails now is fetched with the first toast
    whenIdle(() => void load().catch(() => undefined));
  };
  const ends = [session.subscribe(look), frameHidden.subscribe(look)];
  look();
}
