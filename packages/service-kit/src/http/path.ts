import type { IncomingMessage } from 'node:http';

/** A request whose handlers may have changed `url`; Express keeps the original. */
type Asked = IncomingMessage & { readonly originalUrl?: string };

/** The requested path without the query, which can contain tokens. Never throws, even if the URL is malformed. */
export function pathOf(request: Asked): string {
  return (request.originalUrl ?? request.url ?? '').split('?', 1)[0] ?? '';
}

const SLASH = 47;
const ORIGIN = /^https?:\/\/[^/?#@]+(?=[/?]|$)/i;

/** A request target without the origin that a caller may write in front, as to a proxy (RFC 9112, 3.2.2). */
export function originForm(target: string): string {
  if (target.charCodeAt(0) === SLASH) return target;
  const rest = target.replace(ORIGIN, '');
  return rest === '' || rest.startsWith('?') ? `/${rest}` : rest;
}
