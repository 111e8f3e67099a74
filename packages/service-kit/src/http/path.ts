import type { Request } from 'express';

/** The path as it was asked, without the query: that can hold tokens. Never throws, whatever the caller sent. */
export function pathOf(request: Request): string {
  return request.originalUrl.split('?', 1)[0] ?? '';
}
