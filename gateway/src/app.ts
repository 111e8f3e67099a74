import {
  commonHeaders,
  createApi,
  createHttpApp,
  type Guards,
  trustedProxies,
  usesSecureCookies,
} from '@zielona-fala/service-kit/http';
import type { App, AppParts } from '@zielona-fala/service-kit/process';
import { createForwarder, type ProxyTimeouts } from '@zielona-fala/service-kit/proxy';
import { connectRedis, openRedis } from '@zielona-fala/service-kit/redis';
import type { GatewayConfig } from './config.ts';
import { csrfCheck } from './csrf/check.ts';
import { createCsrfCookies } from './csrf/cookies.ts';
import { csrfTokenEndpoint } from './csrf/routes.ts';
import { createCsrfTokens } from './csrf/tokens.ts';
import { rateLimits } from './limits/limits.ts';
import { normalizedPath } from './normalized-path.ts';
import { forwardToServices } from './proxy/forward.ts';
import { securityHeaders } from './security-headers.ts';

/** Nobody is signed in at the gateway: each service checks tokens by itself. */
const NO_GUARDS: Guards = { public: [], optional: [], 'signed-in': [], active: [] };

const TIMEOUTS: ProxyTimeouts = { connect: 2000, response: 30_000, idle: 30_000, reader: 300_000 };

export function createApp(config: GatewayConfig, parts: AppParts, timeouts: ProxyTimeouts = TIMEOUTS): App {
  const redis = connectRedis(config.REDIS_URL, parts.log);
  const secure = usesSecureCookies(config.PUBLIC_URL);
  const tokens = createCsrfTokens(config.CSRF_SECRET);
  const cookies = createCsrfCookies({ suffix: config.COOKIE_SUFFIX, secure }, config.SESSION_ID_SECRET);
  const forwarder = createForwarder(timeouts, parts.log);
  const upstreams = { identity: config.IDENTITY_URL, tests: config.TESTS_URL, stats: config.STATS_URL };
  const http = createHttpApp({
    ...parts,
    handlers: [
      commonHeaders(config.PUBLIC_URL),
      securityHeaders,
      normalizedPath,
      rateLimits({ redis, cookies, secret: config.CSRF_SECRET, scale: config.RATE_LIMIT_SCALE }),
      csrfCheck(tokens, cookies),
      forwardToServices(forwarder, upstreams),
      createApi([csrfTokenEndpoint(tokens, cookies)], NO_GUARDS),
    ],
  });
  http.set('trust proxy', trustedProxies(config));
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
