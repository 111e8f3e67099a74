import { GATEWAY_ROUTES, type ServiceName } from '@zielona-fala/contracts';

const PREFIXES_BY_LENGTH = GATEWAY_ROUTES.toSorted(
  (one, other) => other.prefix.length - one.prefix.length,
).map(({ prefix, service }) => ({ prefix, below: `${prefix}/`, service }));

/**
 * The service that owns a path, or undefined.
 * @param path normalized, without query
 */
export function serviceOf(path: string): ServiceName | undefined {
  return PREFIXES_BY_LENGTH.find(({ prefix, below }) => path === prefix || path.startsWith(below))?.service;
}
