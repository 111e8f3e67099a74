import { ownPath } from '@zielona-fala/contracts';

/** Where to go after signing in: a path of this origin, or null. */
export const redirectTarget = (search: string, origin: string): string | null =>
  ownPath(new URLSearchParams(search).get('redirectTo'), origin);
