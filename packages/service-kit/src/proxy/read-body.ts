import type { IncomingMessage } from 'node:http';
import { hasBody, MAX_BODY_BYTES, Problem } from '../http/index.ts';
import type { Metrics } from '../process/index.ts';

/** How long a caller may take for a body, in milliseconds. */
const LIMIT_MS = 5000;

/**
 * The body of a request before it is passed on, so that a caller who sends slowly occupies nothing behind this process.
 * Of one that is too large there is just enough for its reader to see that; the rest is read and forgotten.
 * @throws Problem 408 when it has not ended in time, 400 when it breaks off
 */
export async function readBody(
  request: IncomingMessage,
  { refusals, limitMs = LIMIT_MS }: Pick<Metrics, 'refusals'> & { readonly limitMs?: number | undefined },
): Promise<Buffer | null> {
  if (!hasBody(request)) return null;
  if (request.destroyed) throw brokenOff();
  const parts: Buffer[] = [];
  let hasEnded = false;
  let missing = MAX_BODY_BYTES + 1;
  const { promise: end, resolve, reject } = Promise.withResolvers<void>();
  const expire = (): void => {
    if (hasEnded) return;
    refusals.inc({ reason: 'slow-body' });
    reject(tooSlow());
  };
  // if this process was suspended, the body may have arrived meanwhile
  const timer = setTimeout(() => setImmediate(expire), limitMs);
  const keep = (part: Buffer): void => {
    if (missing > 0) parts.push(part.subarray(0, missing));
    missing = Math.max(0, missing - part.length);
  };
  const breakOff = (): void => reject(brokenOff());
  request.on('data', keep).once('end', resolve).once('error', breakOff).once('close', breakOff);
  try {
    await end;
  } finally {
    hasEnded = true;
    clearTimeout(timer);
    request.off('data', keep).off('end', resolve).off('close', breakOff);
  }
  return Buffer.concat(parts);
}

const tooSlow = (): Problem =>
  new Problem(408, 'request-timeout', 'The body did not arrive in time', {
    headers: { connection: 'close' },
  });

const brokenOff = (): Problem => new Problem(400, 'unreadable-body', 'The body ended early');
