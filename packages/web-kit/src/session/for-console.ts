import { maskSecrets } from '@zielona-fala/contracts';
import { failureOf } from './api-error.ts';

const SECRET_KEY = /token|password|secret|authorization|cookie/i;

/** JSON for the console, without tokens, passwords and e-mail addresses. */
function masked(data: unknown): unknown {
  if (typeof data === 'string') return maskSecrets(data);
  if (Array.isArray(data)) return data.map(masked);
  if (typeof data !== 'object' || data === null) return data;
  const entries = Object.entries(data).map(([key, value]) => [
    key,
    SECRET_KEY.test(key) && typeof value === 'string' ? '[secret]' : masked(value),
  ]);
  return Object.fromEntries(entries);
}

/**
 * What was thrown, as it may stand in a console: of a failed call its type, message, status and data (requirement 8.1), of
 * another error its name, message and stack.
 */
export function forConsole(error: unknown): unknown {
  const failure = failureOf(error);
  if (failure) {
    const { type, message, status, data } = failure;
    return masked({ type, message, status, data });
  }
  if (!(error instanceof Error)) return maskSecrets(String(error));
  const { name, message, stack } = error;
  return masked({ name, message, stack });
}
