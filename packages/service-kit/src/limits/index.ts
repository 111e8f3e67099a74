export { RATE_LIMIT_CONFIG, type RateLimitConfig } from './config.ts';
export { type Allowance, createLimit, type Limit, type LimitParts } from './limit.ts';
