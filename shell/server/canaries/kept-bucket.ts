import { CANARY_COOKIE } from '@zielona-fala/contracts';
import { parseCookie } from 'cookie';
import type { Request } from 'express';
import { bucketOf } from './canaries.ts';

/** Asks for the canaries of one request, whatever the bucket. */
export const CANARY_HEADER = 'x-canary';

/** The bucket that a browser drew earlier. */
export const keptBucket = (request: Request): number | null =>
  bucketOf(parseCookie(request.get('cookie') ?? '')[CANARY_COOKIE]);
