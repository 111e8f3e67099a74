import { Problem } from '@zielona-fala/service-kit/http';
import type { RequestHandler } from 'express';
import type { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import type { CsrfCookies } from '../csrf/cookies.ts';

interface Limit {
  readonly name: string;
  readonly calls: number;
  readonly seconds: number;
}

const HOUR = 60 * 60;

const SESSION: Limit = { name: 'session', calls: 600, seconds: 60 };
const ADDRESS: Limit = { name: 'address', calls: 600, seconds: 60 };
/** Many learners can share an address; inventing session ids must not lift the limit altogether. */
const ALL_SESSIONS_OF_ADDRESS: Limit = { name: 'sessions-of-address', calls: 6000, seconds: 60 };

/** Calls by address that are limited further: each is rare for one visitor and costs something for each one made. */
const POSTS_OF_ADDRESS: readonly (Limit & { readonly path: RegExp })[] = [
  { name: 'registration', calls: 60, seconds: HOUR, path: /^\/api\/v1\/auth\/register\/?$/i },
  { name: 'contact', calls: 5, seconds: HOUR, path: /^\/api\/v1\/contact\/?$/i },
  { name: 'client-errors', calls: 60, seconds: HOUR, path: /^\/api\/v1\/client-errors\/?$/i },
];

/**
 * Refuses with 429 and `Retry-After` what exceeds a limit. Counted in Redis for all replicas, and by each
 * replica for itself while Redis is unavailable. Media is not counted: one exam asks for much of it, and it is cached.
 */
export function rateLimits(parts: { redis: Redis; cookies: CsrfCookies; scale: number }): RequestHandler {
  const { cookies } = parts;
  const bySession = limiter(parts.redis, SESSION, parts.scale);
  const byAddress = limiter(parts.redis, ADDRESS, parts.scale);
  const allSessions = limiter(parts.redis, ALL_SESSIONS_OF_ADDRESS, parts.scale);
  const ofPosts = POSTS_OF_ADDRESS.map((limit) => ({
    path: limit.path,
    counter: limiter(parts.redis, limit, parts.scale),
  }));

  return async (request, _response, next) => {
    if (request.path.startsWith('/api/')) {
      const address = request.ip ?? 'unknown';
      const owner = cookies.ownerOf(request);
      const counts =
        owner?.kind === 'session'
          ? [bySession.consume(owner.id), allSessions.consume(address)]
          : [byAddress.consume(address)];
      for (const { path, counter } of request.method === 'POST' ? ofPosts : []) {
        if (path.test(request.path)) counts.push(counter.consume(address));
      }
      await Promise.all(counts).catch(refuse);
    }
    next();
  };
}

function limiter(redis: Redis, limit: Limit, scale: number): RateLimiterRedis {
  const options = {
    keyPrefix: `gateway:limit:${limit.name}`,
    points: Math.max(1, Math.round(limit.calls * scale)),
    duration: limit.seconds,
  };
  return new RateLimiterRedis({
    ...options,
    storeClient: redis,
    rejectIfRedisNotReady: true,
    insuranceLimiter: new RateLimiterMemory(options),
  });
}

function refuse(reason: unknown): never {
  if (!(reason instanceof RateLimiterRes)) throw reason;
  const seconds = Math.max(1, Math.ceil(reason.msBeforeNext / 1000));
  throw new Problem(429, 'too-many-requests', 'Too many requests; try again in a while', {
    headers: { 'retry-after': String(seconds) },
  });
}
