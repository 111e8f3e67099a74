import type { CallLimit } from '@zielona-fala/contracts/api/declare';
import { clientNetwork } from '@zielona-fala/service-kit/http';
import { type Allowance, createLimit, type LimitParts } from '@zielona-fala/service-kit/limits';
import type { Call } from '../call.ts';
import type { CsrfCookies } from '../csrf/cookies.ts';

const HOUR = 60 * 60;

const SESSION: Allowance = { name: 'gateway:limit:session', calls: 600, seconds: 60 };
const ADDRESS: Allowance = { name: 'gateway:limit:address', calls: 600, seconds: 60 };
/** Many learners can share an address; signing in again and again must not lift the limit altogether. */
const ALL_SESSIONS_OF_ADDRESS: Allowance = {
  name: 'gateway:limit:sessions-of-address',
  calls: 6000,
  seconds: 60,
};

/** Calls by address that are limited further: each is rare for one visitor and costs something for each one made. */
const POSTS_OF_ADDRESS: readonly (Allowance & { readonly path: RegExp })[] = [
  { name: 'gateway:limit:registration', calls: 60, seconds: HOUR, path: /^\/api\/v1\/auth\/register\/?$/i },
  { name: 'gateway:limit:contact', calls: 5, seconds: HOUR, path: /^\/api\/v1\/contact\/?$/i },
  { name: 'gateway:limit:client-errors', calls: 60, seconds: HOUR, path: /^\/api\/v1\/client-errors\/?$/i },
];

/** What everybody may call, for the contract. */
export const USUAL_LIMITS: readonly CallLimit[] = [
  { calls: SESSION.calls, seconds: SESSION.seconds, per: 'session' },
  { calls: ADDRESS.calls, seconds: ADDRESS.seconds, per: 'address' },
];

/** The further limit of a POST, if it has one. */
export function postLimitOf(path: string): CallLimit | undefined {
  const found = POSTS_OF_ADDRESS.find((each) => each.path.test(path));
  return found && { calls: found.calls, seconds: found.seconds, per: 'address' };
}

/**
 * Refuses with 429 and `Retry-After` what exceeds a limit; IPv6 counts by /64. The address counts first: what it is
 * refused for leaves no trace of its session. Media is not counted: one exam asks for much of it, and it is cached.
 */
export function rateLimits({
  cookies,
  ...parts
}: LimitParts & { cookies: CsrfCookies }): (call: Call) => Promise<void> {
  const bySession = createLimit(SESSION, parts);
  const byAddress = createLimit(ADDRESS, parts);
  const allSessions = createLimit(ALL_SESSIONS_OF_ADDRESS, parts);
  const ofPosts = POSTS_OF_ADDRESS.map(({ path, ...allowance }) => ({
    path,
    limit: createLimit(allowance, parts),
  }));

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
    if (request.method === 'POST') {
      await ofPosts.find((post) => post.path.test(path))?.limit.take(network);
    }
  };
}
