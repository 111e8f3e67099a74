import {
  type App,
  type AppParts,
  connectRedis,
  createApi,
  createHttpApp,
  type Guards,
  openRedis,
  usesSecureCookies,
} from '@zielona-fala/service-kit';
import type { GatewayConfig } from './config.ts';
import { csrfCheck } from './csrf/check.ts';
import { createCsrfCookies } from './csrf/cookies.ts';
import { csrfTokenEndpoint } from './csrf/routes.ts';
import { createCsrfTokens } from './csrf/tokens.ts';
import { rateLimits } from './limits/limits.ts';
import { normalizedPath } from './normalized-path.ts';
import { createForwarder, type Timeouts } from './proxy/forward.ts';
import { securityHeaders } from './security-headers.ts';

/** Nobody is signed in at the gateway: each service checks tokens by itself. */
const NO_GUARDS: Guards = { public: [], optional: [], 'signed-in': [], active: [] };

const TIMEOUTS: Timeouts = { connect: 2000, answer: 30_000 };

export function createApp(config: GatewayConfig, parts: AppParts, timeouts: Timeouts = TIMEOUTS): App {
  const redis = connectRedis(config.REDIS_URL, parts.log);
  const secure = usesSecureCookies(config.PUBLIC_URL);
  const tokens = createCsrfTokens(config.CSRF_SECRET);
  const cookies = createCsrfCookies(config.COOKIE_SUFFIX, secure);
  const forwarder = createForwarder(
    { identity: config.IDENTITY_URL, tests: config.TESTS_URL, stats: config.STATS_URL },
    timeouts,
    parts.log,
  );
  const http = createHttpApp({
    ...parts,
    handlers: [
      normalizedPath,
      securityHeaders(secure),
      rateLimits({ redis, cookies, scale: config.RATE_LIMIT_SCALE }),
      csrfCheck(tokens, cookies),
      forwarder.handler,
      createApi([csrfTokenEndpoint(tokens, cookies)], NO_GUARDS),
    ],
  });
  http.set('trust proxy', config.TRUSTED_PROXY_HOPS);
  return {
    http,
    start: () => openRedis(redis),
    async stop() {
      forwarder.close();
      redis.disconnect();
    },
    isReady: async () => true,
  };
}
