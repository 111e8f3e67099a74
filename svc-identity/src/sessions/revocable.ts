import { unavailable } from '@zielona-fala/service-kit';
import type { RequestHandler } from 'express';
import type { Redis } from 'ioredis';

/** Refuses with 503 while Redis is away: the end of a session could not be told to the other services. */
export function revocable(redis: Redis): RequestHandler {
  return async (_request, _response, next) => {
    try {
      await redis.ping();
    } catch (error) {
      throw unavailable('This is not possible right now', 5, error);
    }
    next();
  };
}
