import type { RequestListener } from 'node:http';
import {
  answerBy,
  clientAddress,
  createApi,
  createListener,
  createNetworkLimits,
  createRoutes,
  type Guards,
  scaledLimit,
  setHeaders,
  usesSecureCookies,
} from '@zielona-fala/service-kit/http';
import { type App, type AppParts, callerLimits } from '@zielona-fala/service-kit/process';
import { createForwarder, type ProxyTimeouts, readBody } from '@zielona-fala/service-kit/proxy';
import { connectRedis, openRedis } from '@zielona-fala/service-kit/redis';
import type { Express } from 'express';
import type { Call } from './call.ts';
import { compressed } from './compressed.ts';
import type { GatewayConfig } from './config.ts';
import { csrfCheck } from './csrf/check.ts';
import { createCsrfCookies } from './csrf/cookies.ts';
import { csrfTokenRoutes } from './csrf/routes.ts';
import { createCsrfTokens } from './csrf/tokens.ts';
import { hasUndeclaredBody, undeclaredBody } from './declared-bodies.ts';
import { rateLimits } from './limits/limits.ts';
import { measuredRoute, showNoFailures } from './measured-route.ts';
import { normalizePath } from './normalized-path.ts';
import { documentRoutes } from './openapi/routes.ts';
import { type CircuitSettings, createCircuits } from './proxy/circuits.ts';
import { createPassOn } from './proxy/forward.ts';
import { serviceOf } from './proxy/upstreams.ts';
import { securityHeaders } from './security-headers.ts';

/** The gateway does not authenticate: each service verifies tokens itself. */
const NO_GUARDS: Guards = { public: [], optional: [], 'once-signed-in': [], 'signed-in': [], active: [] };

const TIMEOUTS: ProxyTimeouts = { connect: 2000, response: 30_000, idle: 30_000 };

const WAITING = 256;

/** With as many of the two other kinds, three sixteenths of all. */
const OF_NETWORK = WAITING / 16;

const circuitsFor = ({ RATE_LIMIT_SCALE: scale }: GatewayConfig): CircuitSettings => ({
  fewest: 20,
  restMs: 2000,
  waiting: WAITING,
  waitingOfNetwork: Math.min(WAITING, scaledLimit(OF_NETWORK, scale)),
});

/** Parts that a test can replace. */
export interface GatewayOptions {
  readonly timeouts?: ProxyTimeouts;
  readonly circuits?: CircuitSettings;
  /** How long a caller may take for a body, and nothing of an answer, in milliseconds. */
  readonly bodyMs?: number;
  readonly unreadMs?: number;
}

export interface Gateway extends App<RequestListener> {
  /** Endpoints of the gateway itself. */
  readonly ownRoutes: Express;
}

export function createApp(config: GatewayConfig, parts: AppParts, options: GatewayOptions = {}): Gateway {
  const redis = connectRedis(config.REDIS_URL, parts.log);
  const secure = usesSecureCookies(config.PUBLIC_URL);
  const tokens = createCsrfTokens(config.CSRF_SECRET);
  const cookies = createCsrfCookies({ suffix: config.COOKIE_SUFFIX, secure }, config.SESSION_ID_SECRET);
  const forwarder = createForwarder(options.timeouts ?? TIMEOUTS, parts.log);
  const upstreams = { identity: config.IDENTITY_URL, tests: config.TESTS_URL, stats: config.STATS_URL };
  const circuits = createCircuits(
    ['identity', 'tests', 'stats'],
    options.circuits ?? circuitsFor(config),
    parts,
  );
  const addressOf = clientAddress(config);
  const networks = createNetworkLimits(config, parts.metrics);
  const { refusals } = parts.metrics;
  const limit = rateLimits({
    redis,
    cookies,
    secret: config.CSRF_SECRET,
    scale: config.RATE_LIMIT_SCALE,
    log: parts.log,
  });
  const checkCsrf = csrfCheck({ tokens, cookies, log: parts.log, secrets: config.SESSION_ID_SECRET });
  const passOn = createPassOn({ forwarder, circuits, upstreams });
  const ownRoutes = createRoutes([
    compressed,
    documentRoutes(),
    createApi(csrfTokenRoutes(tokens, cookies), NO_GUARDS),
  ]);
  const http = createListener(parts, {
    routeOf: measuredRoute,
    headersOf: securityHeaders(config.PUBLIC_URL),
    async answer(request, response, headers) {
      const address = addressOf(request);
      const onEventStream = networks.admitCall(address, response);
      const call: Call = { request, path: normalizePath(request), address };
      await limit(call);
      checkCsrf(call);
      if (hasUndeclaredBody(call)) {
        refusals.inc({ reason: 'undeclared-body' });
        throw undeclaredBody();
      }
      const service = serviceOf(call.path);
      if (service !== undefined) {
        const body = await readBody(request, { refusals, limitMs: options.bodyMs });
        return passOn(service, { ...call, response, body, onEventStream }, headers);
      }
      setHeaders(response, headers);
      await answerBy(ownRoutes, request, response);
    },
  });
  showNoFailures(parts.metrics);
  parts.metrics.watch('redis', async () => redis.status === 'ready');
  return {
    http,
    callers: callerLimits(parts.metrics, { ...networks, unreadMs: options.unreadMs }),
    ownRoutes,
    start: () => openRedis(redis),
    endStreams: () => forwarder.endEventStreams(),
    async stop() {
      circuits.close();
      forwarder.close();
      redis.disconnect();
    },
    isReady: async () => true,
  };
}
