import type { CallLimit } from '@zielona-fala/contracts/api/declare';
import { clientNetwork } from '@zielona-fala/service-kit/http';
import { createLimits, type LimitParts } from '@zielona-fala/service-kit/limits';
import type { Call } from '../call.ts';
import type { CsrfCookies } from '../csrf/cookies.ts';
import { CALLS, formOf } from '../openapi/calls.ts';

const SESSION: CallLimit = { name: 'session', calls: 600, seconds: 60, per: 'session' };
const ADDRESS: CallLimit = { name: 'address', calls: 600, seconds: 60, per: 'address' };

/** Many learners can share an address; signing in again and again must not lift the limit altogether. */
const ALL_SESSIONS_OF_ADDRESS: CallLimit = {
  name: 'sessions-of-address',
  calls: 6000,
  seconds: 60,
  per: 'address',
};

/** Calls by address that are limited further: each is rare for one visitor and costs something for each one made. */
const LIMITED = CALLS.flatMap((call) =>
  (call.limits ?? []).flatMap((limit) =>
    'by' in limit && limit.by === 'gateway'
      ? [{ limit, method: call.method.toUpperCase(), form: formOf(call) }]
      : [],
  ),
);

/** What everybody may call, for the contract. */
export const DEFAULT_LIMITS: readonly CallLimit[] = [SESSION, ADDRESS];

/**
 * Refuses with 429 and `Retry-After` what exceeds a limit; IPv6 counts by /64. The address counts first: what it is
 * refused for leaves no trace of its session. Media is not counted: one exam asks for much of it, and it is cached.
 */
export function rateLimits({
  cookies,
  ...parts
}: LimitParts & { cookies: CsrfCookies }): (call: Call) => Promise<void> {
  const limits = createLimits(parts);
  const bySession = limits.byShare(SESSION);
  const byAddress = limits.byShare(ADDRESS);
  const allSessions = limits.byShare(ALL_SESSIONS_OF_ADDRESS);
  const ofCalls = LIMITED.map(({ limit, ...call }) => ({ ...call, limit: limits.byShare(limit) }));

  return async ({ request, path, address }) => {
    if (!path.startsWith('/api/')) return;
    const network = clientNetwork(address);
    const owner = cookies.ownerOf(request);
    if (owner?.kind === 'session') {
      await allSessions.take(network);
      await bySession.take(owner.id);
    } else {
      await byAddress.take(network);
    }
    await ofCalls
      .find(({ method, form }) => method === request.method && form.test(path))
      ?.limit.take(network);
  };
}
