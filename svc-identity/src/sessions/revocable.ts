import { unavailable } from '@zielona-fala/service-kit/http';
import type { RequestHandler } from 'express';
import type { Redis } from 'ioredis';

/** Refuses with 503 while Redis is unavailable: the end of a session could not be told to the other services. */
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
