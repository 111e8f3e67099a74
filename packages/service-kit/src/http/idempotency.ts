import { type FieldError, IDEMPOTENCY_KEY_HEADER } from '@zielona-fala/contracts';
import type { Request } from 'express';

/** A request that its caller may repeat without repeating its effect. */
export interface RepeatableRequest {
  /** Null for callers who are not signed in. */
  readonly userId: number | null;
  /** Method and path of the endpoint. */
  readonly route: string;
  readonly key: string;
  /** Everything that the caller asked for: parameters, query and body. */
  readonly input: unknown;
  /** Whether a repetition is answered as things are then: the first answer is not kept. */
  readonly answersAnew: boolean;
}

/** The first answers to requests with an `Idempotency-Key`. */
export interface Idempotency {
  /**
   * Answers a request, and its repetitions within 24 hours as it was answered first. A request that failed had no
   * effect and is not remembered.
   * @throws Problem 422 when the key belongs to another request
   */
  answer<Dto>(request: RepeatableRequest, handle: () => Promise<Dto>): Promise<Dto>;
}

/** Whether an endpoint's effect can be kept from happening twice: sessions have their own way, services repeat by themselves. */
export function takesIdempotencyKey({ method, path }: { method: string; path: string }): boolean {
  return /^(post|patch)$/.test(method) && /^\/api\/v1\/(?!auth\/)/.test(path);
}

const KEY = /^[\x21-\x7e]{1,128}$/;

/** @returns the key, undefined if absent, and an error if it is invalid */
export function readIdempotencyKey(request: Request): {
  readonly key?: string;
  readonly errors: readonly FieldError[];
} {
  const key = request.get(IDEMPOTENCY_KEY_HEADER);
  if (key === undefined) return { errors: [] };
  if (KEY.test(key)) return { key, errors: [] };
  const message = 'This takes 1 to 128 visible ASCII characters';
  return { errors: [{ field: IDEMPOTENCY_KEY_HEADER, code: 'invalid', message }] };
}
