import type { IncomingHttpHeaders } from 'node:http';

/** Headers about one connection, which say nothing of the next one (RFC 9110, 7.6.1). */
const OF_CONNECTION: ReadonlySet<string> = new Set([
  'connection',
  'expect',
  'keep-alive',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

/** Headers without those about the connection they came by, which include whatever `Connection` names. */
export function endToEnd(headers: IncomingHttpHeaders): Record<string, string | string[]> {
  const named = namedBy(headers.connection);
  const passed: Record<string, string | string[]> = {};
  for (const name in headers) {
    const value = headers[name];
    if (value !== undefined && !OF_CONNECTION.has(name) && !named?.has(name)) passed[name] = value;
  }
  return passed;
}

/** @param connection a list where an answer has several of that name */
function namedBy(connection: string | readonly string[] | undefined): ReadonlySet<string> | undefined {
  if (connection === undefined || connection === 'keep-alive' || connection === 'close') return undefined;
  const names = String(connection).split(',');
  return new Set(names.map((name) => name.trim().toLowerCase()));
}
