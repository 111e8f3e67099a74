import { maskSecrets } from '@zielona-fala/contracts';

const SECRET_KEY = /token|password|secret|authorization|cookie/i;
/** JSON as it may stand in a console: without tokens, passwords and e-mail addresses. */
export function masked(data: unknown): unknown {
  if (typeof data === 'string') return maskSecrets(data);
  if (Array.isArray(data)) return data.map(masked);
  if (typeof data !== 'object' || data === null) return data;
  const entries = Object.entries(data).map(([key, value]) => [
    key,
    SECRET_KEY.test(key) && typeof value === 'string' ? '[secret]' : masked(value),
  ]);
  return Object.fromEntries(entries);
}
