import { unavailable } from '@zielona-fala/service-kit/http';
import type { RequestHandler } from 'express';
import type { Redis } from 'ioredis';

/** Responds with 503 while Redis is unavailable, because other services would not learn that a session has ended. */
export function revocable(redis: Redis): RequestHandler {
  return async (_request, _response, next) => {
    try {
      await redis.ping();
    } catch (error) {
      throw unavailable('Access tokens cannot be revoked right now', 5, error);
    }
    next();
  };
}
