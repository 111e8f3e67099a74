export type { AuthenticatedUser, Guards } from './access.ts';
export { createApi } from './api.ts';
export { answerBy, createHttpApp, createRoutes } from './app.ts';
export { hasBody, MAX_BODY_BYTES } from './body.ts';
export { clientNetwork, clientNetworks } from './client-network.ts';
export { commonHeaders, commonHeadersOf } from './common-headers.ts';
export { declarationsOf, declared } from './declaration.ts';
export { type Endpoint, serve } from './endpoint.ts';
export { areEqualSecrets } from './equal-secrets.ts';
export { asksForEvents, EVENT_STREAM, EventStream } from './event-stream.ts';
export { fixedPaths, otherMethods } from './fallbacks.ts';
export { FileAnswer } from './file-answer.ts';
export { takesIdempotencyKey } from './idempotency.ts';
export { INTERNAL_TOKEN_HEADER, internalOnly } from './internal.ts';
export { JsonStream } from './json-stream.ts';
export { createListener, type HeaderFields, setHeaders } from './listener.ts';
export { lockCaller } from './lock-caller.ts';
export { networkFingerprint } from './network-fingerprint.ts';
export {
  createNetworkLimits,
  NETWORK_LIMITS_CONFIG,
  type NetworkLimitsConfig,
  RATE_LIMIT_CONFIG,
  type RateLimitConfig,
  scaledLimit,
} from './network-limits.ts';
export { createNetworkShares, type NetworkShares } from './network-shares.ts';
export { NO_CONTENT } from './no-content.ts';
export { pathOf } from './path.ts';
export { conflict, invalid, notFound, Problem, unauthorized, unavailable } from './problem.ts';
export { asProblem } from './problem-answer.ts';
export { usesSecureCookies } from './secure-cookies.ts';
export { SHARED_FILES_CONFIG, type SharedFilesConfig, shareBuild, sharedFiles } from './shared-files.ts';
export { createSignedIds, SECRETS, SESSION_ID } from './signed-ids.ts';
export { sourceHashOf } from './source-hash.ts';
export { IMMUTABLE, staticFiles } from './static-files.ts';
export {
  clientAddress,
  TRUSTED_PROXIES_CONFIG,
  type TrustedProxiesConfig,
  trustedProxies,
} from './trusted-proxies.ts';
