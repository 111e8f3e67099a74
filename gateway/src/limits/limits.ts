import { clientNetwork, Problem } from '@zielona-fala/service-kit/http';
import type { RequestHandler } from 'express';
import type { Redis } from 'ioredis';
import type { CsrfCookies } from '../csrf/cookies.ts';
import { createCounter, type Limit } from './counter.ts';

const HOUR = 60 * 60;

const SESSION: Limit = { name: 'session', calls: 600, seconds: 60 };
const ADDRESS: Limit = { name: 'address', calls: 600, seconds: 60 };
/** Many learners can share an address; signing in again and again must not lift the limit altogether. */
const ALL_SESSIONS_OF_ADDRESS: Limit = { name: 'sessions-of-address', calls: 6000, seconds: 60 };

/** Calls by address that are limited further: each is rare for one visitor and costs something for each one made. */
const POSTS_OF_ADDRESS: readonly (Limit & { readonly path: RegExp })[] = [
  { name: 'registration', calls: 60, seconds: HOUR, path: /^\/api\/v1\/auth\/register\/?$/i },
  { name: 'contact', calls: 5, seconds: HOUR, path: /^\/api\/v1\/contact\/?$/i },
  { name: 'client-errors', calls: 60, seconds: HOUR, path: /^\/api\/v1\/client-errors\/?$/i },
];

/**
 * Refuses with 429 and `Retry-After` what exceeds a limit; IPv6 counts by /64. The address counts first: what it is
 * refused for leaves no trace of its session. Counted in Redis for all replicas, and by each replica for itself while
 * Redis is unavailable. Media is not counted: one exam asks for much of it, and it is cached.
 */
export function rateLimits(parts: {
  redis: Redis;
  cookies: CsrfCookies;
  /** Keeps addresses and session ids out of Redis. */
  secret: string;
  scale: number;
}): RequestHandler {
  const { cookies } = parts;
  const counterOf = (limit: Limit) => createCounter(limit, parts);
  const bySession = counterOf(SESSION);
  const byAddress = counterOf(ADDRESS);
  const allSessions = counterOf(ALL_SESSIONS_OF_ADDRESS);
  const ofPosts = POSTS_OF_ADDRESS.map((limit) => ({ path: limit.path, counter: counterOf(limit) }));

  return async (request, _response, next) => {
    if (request.path.startsWith('/api/')) {
      const network = clientNetwork(request.ip);
      const owner = cookies.ownerOf(request);
      const session = owner?.kind === 'session' ? owner.id : null;
      const post = request.method === 'POST' && ofPosts.find(({ path }) => path.test(request.path));
      await count(session === null ? byAddress : allSessions, network);
      if (session !== null) await count(bySession, session);
      if (post) await count(post.counter, network);
    }
    next();
  };
}

async function count(counter: ReturnType<typeof createCounter>, who: string): Promise<void> {
  const seconds = await counter.take(who);
  if (seconds === null) return;
  throw new Problem(429, 'too-many-requests', 'Too many requests; try again in a while', {
    headers: { 'retry-after': String(seconds) },
  });
}
