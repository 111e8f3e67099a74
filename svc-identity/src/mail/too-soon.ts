import type { ProblemCode } from '@zielona-fala/contracts';
import { Problem } from '@zielona-fala/service-kit/http';

/** A mail asked for again too soon. @param waitMs until it may be asked again */
export function tooSoon(code: ProblemCode, message: string, waitMs: number): Problem {
  const headers = { 'retry-after': String(Math.ceil(waitMs / 1000)) };
  return new Problem(403, code, message, { headers });
}
