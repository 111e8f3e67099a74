export { createIdempotencyStore, type IdempotencyStore } from './idempotency-store.ts';
