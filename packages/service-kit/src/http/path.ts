import type { IncomingMessage } from 'node:http';

/** A request whose handlers may have changed `url`; Express keeps the original. */
type Asked = IncomingMessage & { readonly originalUrl?: string };

/** The requested path without the query, which can contain tokens. Never throws, even if the URL is malformed. */
export function pathOf(request: Asked): string {
  return (request.originalUrl ?? request.url ?? '').split('?', 1)[0] ?? '';
}
