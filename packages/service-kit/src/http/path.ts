import type { IncomingMessage } from 'node:http';

/** A request whose handlers may have changed `url`; express keeps what was asked. */
type Asked = IncomingMessage & { readonly originalUrl?: string };

/** The path as it was asked, without the query: that can hold tokens. Never throws, whatever the caller sent. */
export function pathOf(request: Asked): string {
  return (request.originalUrl ?? request.url ?? '').split('?', 1)[0] ?? '';
}
