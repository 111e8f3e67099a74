export type { AuthenticatedUser, Guards } from './access.ts';
export { createApi } from './api.ts';
export { createHttpApp } from './app.ts';
export { type Endpoint, endpoint } from './endpoint.ts';
export { INTERNAL_TOKEN_HEADER, internalOnly } from './internal.ts';
export { conflict, invalid, notFound, Problem, unauthorized, unavailable } from './problem.ts';
export { usesSecureCookies } from './secure-cookies.ts';
export { staticFiles } from './static-files.ts';
