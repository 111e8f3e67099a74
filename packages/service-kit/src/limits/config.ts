import Joi from 'joi';

export interface RateLimitConfig {
  /** Multiplies every limit, for local drills. */
  readonly RATE_LIMIT_SCALE: number;
}

export const RATE_LIMIT_CONFIG = { RATE_LIMIT_SCALE: Joi.number().positive().default(1) } as const;
