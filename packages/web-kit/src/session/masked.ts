const SECRET_KEY = /token|password|secret|authorization|cookie/i;
const ADDRESS = /[^\s<>()"]*@[^\s<>()",;]+/g;
/** JSON web tokens, and long words with a digit as mailed links have them. */
const TOKEN = /\beyJ[\w.-]+|(?<![\w-])(?=[a-z_-]*\d)[\w-]{24,}/gi;

const maskedText = (text: string): string => text.replace(ADDRESS, '[address]').replace(TOKEN, '[token]');

/** JSON as it may stand in a console: without tokens, passwords and e-mail addresses. */
export function masked(data: unknown): unknown {
  if (typeof data === 'string') return maskedText(data);
  if (Array.isArray(data)) return data.map(masked);
  if (typeof data !== 'object' || data === null) return data;
  const entries = Object.entries(data).map(([key, value]) => [
    key,
    SECRET_KEY.test(key) && typeof value === 'string' ? '[secret]' : masked(value),
  ]);
  return Object.fromEntries(entries);
}
