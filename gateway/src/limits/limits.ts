import type { CallLimit } from '@zielona-fala/contracts/api/declare';
import { clientNetwork } from '@zielona-fala/service-kit/http';
import { createLimits, type LimitParts } from '@zielona-fala/service-kit/limits';
import type { Call } from '../call.ts';
import type { CsrfCookies } from '../csrf/cookies.ts';
import { CALLS, formOf } from '../openapi/calls.ts';

const SESSION: CallLimit = { name: 'session', calls: 600, seconds: 60, per: 'session' };
const ADDRESS: CallLimit = { name: 'address', calls: 600, seconds: 60, per: 'address' };

/** Learners may share an address, so it has its own higher limit; it also bounds a caller who keeps signing in for new sessions. */
const ALL_SESSIONS_OF_ADDRESS: CallLimit = {
  name: 'sessions-of-address',
  calls: 6000,
  seconds: 60,
  per: 'address',
};

/** What everybody may call, for the contract. */
export const DEFAULT_LIMITS: readonly CallLimit[] = [SESSION, ADDRESS, ALL_SESSIONS_OF_ADDRESS];

/** Calls with an additional limit per address: rare for one visitor, and expensive. */
const LIMITED = CALLS.flatMap((call) =>
  (call.limits ?? []).flatMap((limit) =>
    'by' in limit && limit.by === 'gateway'
      ? [{ limit, method: call.method.toUpperCase(), form: formOf(call) }]
      : [],
  ),
);

/**
 * Responds with 429 and `Retry-After` to calls beyond a limit; IPv6 addresses are counted by /64. The address is checked
 * first, so a call it rejects does not count for its session. Media is exempt: an exam loads much of it, and it is cached.
 */
export function rateLimits({
  cookies,
  ...parts
}: Omit<LimitParts, 'scope'> & { cookies: CsrfCookies }): (call: Call) => Promise<void> {
  const limits = createLimits({ ...parts, scope: 'gateway' });
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
