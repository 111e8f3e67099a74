import type { IncomingMessage } from 'node:http';
import { notFound } from '@zielona-fala/service-kit/http';

const BASE = 'http://gateway';

/** Paths that are already normalized, as almost all are. */
const NORMAL = /^(?:\/[\w-]+)+(?:\?[\w=&-]*)?$/;

/**
 * Resolves dot segments before anything else, so that the gateway checks and routes the same path as the service.
 * @returns the path that the request has from now on, without its query
 */
export function normalizePath(request: IncomingMessage): string {
  const target = request.url ?? '';
  if (!NORMAL.test(target)) request.url = normalized(target);
  return request.url?.split('?', 1)[0] ?? '';
}

function normalized(target: string): string {
  const url = target.startsWith('/') ? URL.parse(BASE + target) : null;
  if (url === null) throw notFound();
  return url.pathname + url.search;
}
