import { constants } from 'node:zlib';
import {
  clientAddress,
  commonHeaders,
  createHttpApp,
  createNetworkLimits,
  shareBuild,
} from '@zielona-fala/service-kit/http';
import { type App, type AppParts, callerLimits } from '@zielona-fala/service-kit/process';
import { createForwarder, type ProxyTimeouts } from '@zielona-fala/service-kit/proxy';
import compression from 'compression';
import { Router } from 'express';
import { createBuiltShell } from './built-shell.ts';
import { canaryPortals } from './canaries/canary-portals.ts';
import { errorReports } from './canaries/error-reports.ts';
import { createWatchedCanaries } from './canaries/watched-canaries.ts';
import type { ShellConfig } from './config.ts';
import { createKnownFacts } from './facts/known-facts.ts';
import { files } from './files.ts';
import { createRemoteFragments } from './fragments/remote-fragments.ts';
import { failedPage } from './html/failed-page.ts';
import { pageHeads } from './html/heads.ts';
import { createPages } from './html/pages.ts';
import { installable } from './installable.ts';
import type { Overrides } from './overrides/overrides.ts';
import { remoteOverrides } from './overrides/remote-overrides.ts';
import { type AdmitCall, admitted, forwardToGateway } from './proxy.ts';
import { createRemoteRoutes, type RemoteRoutes } from './routes/remote-routes.ts';
import { securityHeaders } from './security-headers.ts';
import { securityTxt } from './security-txt.ts';
import { serviceWorker } from './service-worker.ts';
import { sitemaps } from './sitemaps.ts';

export interface ShellOptions {
  /** Folder of the built shell. */
  readonly distDir: string;
  /** Where the hashed files of all builds lie. */
  readonly sharedDir?: string;
  readonly gatewayTimeouts?: ProxyTimeouts;
  /** After how many milliseconds remotes are asked for their routes again, and canaries for their build. */
  readonly routesFreshMs?: number;
  /** After how many milliseconds services are asked again for what pages say. */
  readonly factsFreshMs?: number;
}

/** Above those that the gateway gives a service, so that callers read the gateway's own answer. */
const GATEWAY_TIMEOUTS: ProxyTimeouts = { connect: 2000, response: 35_000, idle: 35_000 };

/** The portal's one origin: HTML, the list of remotes, files, and the way to the gateway. */
export function createApp(config: ShellConfig, { log, metrics }: AppParts, options: ShellOptions): App {
  const { distDir, sharedDir, gatewayTimeouts = GATEWAY_TIMEOUTS, routesFreshMs, factsFreshMs } = options;
  const { canaries } = config;
  const hasCanaries = Object.keys(canaries).length > 0;
  const builtShell = createBuiltShell(distDir);
  const facts = createKnownFacts({
    gatewayUrl: config.gatewayUrl,
    operator: config.operator,
    log,
    ...(factsFreshMs === undefined ? {} : { freshMs: factsFreshMs }),
  });
  const createPortal = (portalConfig: ShellConfig, overrides: Overrides = {}): Router => {
    const asked = {
      origins: portalConfig.internalRemoteOrigins,
      log,
      ...(routesFreshMs === undefined ? {} : { freshMs: routesFreshMs }),
    };
    const remoteRoutes = createRemoteRoutes(asked);
    const { publicUrl, remoteOrigins } = portalConfig;
    return Router().use(
      securityHeaders(portalConfig),
      remotesJson(portalConfig),
      routesJson(remoteRoutes),
      pageHeads(portalConfig, remoteRoutes),
      sitemaps(publicUrl, remoteRoutes),
      securityTxt(portalConfig),
      installable(),
      createPages({
        publicUrl,
        remoteOrigins,
        builtShell,
        remoteRoutes,
        fragments: createRemoteFragments(asked),
        facts,
        log,
        overrides,
      }),
      failedPage(log),
    );
  };
  const forwarder = createForwarder(gatewayTimeouts, log);
  const networks = createNetworkLimits(config.callers, metrics);
  const addressOf = clientAddress(config.callers);
  const watched = createWatchedCanaries({ canaries, sharedDir, log, metrics, freshMs: routesFreshMs });
  const admitCall: AdmitCall = (request, response) => networks.admitCall(addressOf(request), response);
  const http = createHttpApp({
    log,
    metrics,
    handlers: [
      commonHeaders(config.publicUrl),
      ...(hasCanaries ? [errorReports({ watched, addressOf })] : []),
      Router().use(
        ['/api', '/media'],
        forwardToGateway({ forwarder, gatewayUrl: config.gatewayUrl, admitCall, refusals: metrics.refusals }),
      ),
      admitted(admitCall),
      compression({
        brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } },
        // a 304 has no content type any more, and varies as what it stands for
        filter: (request, response) => response.statusCode === 304 || compression.filter(request, response),
      }),
      serviceWorker(distDir, config),
      files(distDir, sharedDir),
      ...(config.overrideHosts.length > 0 ? [remoteOverrides({ config, createPortal })] : []),
      ...(hasCanaries ? [canaryPortals({ config, createPortal, watched, addressOf })] : []),
      createPortal(config),
    ],
  });
  http.set('etag', 'weak');
  const sharedBuild = shareBuild({ build: distDir, shared: sharedDir, log });
  return {
    http,
    callers: callerLimits(metrics, networks),
    start: sharedBuild.start,
    endStreams: () => forwarder.endEventStreams(),
    async stop() {
      await sharedBuild.stop();
      await forwarder.close();
    },
    isReady: async () => true,
  };
}

/** Where the browser finds each remote. */
function remotesJson({ remoteOrigins }: ShellConfig): Router {
  const remotes = Object.entries(remoteOrigins).map(([name, origin]) => ({
    name,
    manifest: `${origin}/mf-manifest.json`,
  }));
  return Router().get('/remotes.json', (_request, response) => {
    response.set('Cache-Control', 'no-cache').json({ remotes });
  });
}

/** The routes of all remotes, for a page that was opened before one of them changed. */
function routesJson(remoteRoutes: RemoteRoutes): Router {
  return Router().get('/routes.json', async (_request, response) => {
    response.set('Cache-Control', 'no-cache').json((await remoteRoutes.current()).portal);
  });
}
