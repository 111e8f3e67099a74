import type { Request } from 'express';

/** The path as it was asked, without the query: that can hold tokens. Never throws, whatever the caller sent. */
export function pathOf(request: Request): string {
  return request.originalUrl.split('?', 1)[0] ?? '';
}

/** A path whose tokens are masked: by place in the links that are mailed today, and by shape in whatever page a remote adds. */
export function maskTokens(pathname: string): string {
  return pathname
    .replace(/\/(activate|reset-password)\/[^/]+/, '/$1/…')
    .replace(/\/[\w-]{32,}(?=\/|$)/g, '/…');
}
