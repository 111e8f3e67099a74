/** E-mail addresses. */
const ADDRESS = /[^\s<>()"]*@[^\s<>()",;]+/g;
/** JSON web tokens, and long words with a digit as mailed links have them. */
const TOKEN = /\beyJ[\w.-]+|(?<![\w-])(?=[a-z_-]*\d)[\w-]{24,}/gi;
const UUID = /\b[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}\b/gi;
const QUERY = /(https?:\/\/[^\s"'?#]+)[?#][^\s"']*/g;
const HEX = /\b(?=[a-f]*\d)(?=\d*[a-f])[\da-f]{12,}\b/gi;
/** Ids of learners and tests, telephone numbers. */
const NUMBER = /\+?\d(?:[ -]?\d){5,}/g;

/** Removes e-mail addresses and tokens from a text. */
export function maskSecrets(text: string): string {
  return text.replace(ADDRESS, '[address]').replace(TOKEN, '[token]');
}

/** Removes secrets, queries, ids and long numbers from a text, so that it may be sent or logged. */
export function maskPersonal(text: string): string {
  const named = text.replace(ADDRESS, '[address]').replace(UUID, '[id]');
  return maskSecrets(named.replace(QUERY, '$1')).replace(HEX, '[id]').replace(NUMBER, '[number]');
}

/** A path without its query, its tokens masked: by place in the links that are mailed today, and by shape in whatever page a remote adds. */
export function maskPath(path: string): string {
  return path
    .replace(/[?#].*$/, '')
    .replace(/\/(activate|reset-password)\/[^/]+/, '/$1/…')
    .replace(/\/[\w-]{32,}(?=\/|$)/g, '/…');
}
