import type { Observable } from '@zielona-fala/web-kit/observable';
import { whenIdle } from '@zielona-fala/web-kit/ui';
import { loadQuestion } from './load-overlays.ts';

export interface AtHandParts {
  readonly session: { getState(): { readonly status: string }; subscribe(listener: () => void): () => void };
  readonly overlays: {
    /** Held while nothing may cover the page, as in an exam. */
    readonly celebration: { readonly held: Observable<boolean> };
  };
}

/**
 * Fetches what toasts and questions are made of before there is one: without a network a toast says so, signing out asks
 * about answers that are not sent, and neither could be fetched any more. For who is signed in, and not beside an exam.
 */
export function keepOverlaysAtHand(
  { session, overlays: { celebration } }: AtHandParts,
  load: () => Promise<unknown> = loadQuestion,
): void {
  const { held } = celebration;
  const look = (): void => {
    if (session.getState().status !== 'signed-in' || held.get()) return;
    for (const end of ends) end();
    // what fails now is fetched with the first toast or question
    whenIdle(() => void load().catch(() => undefined));
  };
  const ends = [session.subscribe(look), held.subscribe(look)];
  look();
}
