import { randomInt } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { CANARY_COOKIE, COOKIES, DAY_MS } from '@zielona-fala/contracts';
import { type RemoteName, remoteOf } from '@zielona-fala/contracts/portal';
import type { RequestHandler } from 'express';
import type { ShellConfig } from '../config.ts';
import { isCrawler } from '../html/crawlers.ts';
import { BUCKETS, canariesAskedFor } from './canaries.ts';
import { CANARY_HEADER, keptBucket } from './kept-bucket.ts';
import type { WatchedCanaries } from './watched-canaries.ts';

export interface CanaryPortalsOptions {
  readonly config: ShellConfig;
  /** The portal with those remotes, with its own answers of them: whatever renders a page also runs it. */
  readonly createPortal: (config: ShellConfig) => RequestHandler;
  readonly watched: WatchedCanaries;
  readonly addressOf: (request: IncomingMessage) => string;
}

function withCanaries(config: ShellConfig, chosen: readonly RemoteName[]): ShellConfig {
  const origins = (key: 'origin' | 'internalOrigin') =>
    Object.fromEntries(chosen.map((remote) => [remote, config.canaries[remote]?.[key]]));
  return {
    ...config,
    remoteOrigins: { ...config.remoteOrigins, ...origins('origin') },
    internalRemoteOrigins: { ...config.internalRemoteOrigins, ...origins('internalOrigin') },
  };
}

/**
 * Gives some browsers another version of a remote, always the same browsers: each draws a bucket of a hundred and keeps it
 * in a cookie, which many share, so that it tells nobody apart. A header asks for one request. Crawlers get none. A canary
 * that fails more often than the deployed version ends.
 */
export function canaryPortals({
  config,
  createPortal,
  watched,
  addressOf,
}: CanaryPortalsOptions): RequestHandler {
  const { canaries } = config;
  const isHttps = config.publicUrl.startsWith('https:');
  const portals = new Map<string, RequestHandler>();

  const portalWith = (chosen: readonly RemoteName[]): RequestHandler => {
    const key = chosen.join();
    const portal = portals.get(key) ?? createPortal(withCanaries(config, chosen));
    portals.set(key, portal);
    return portal;
  };

  return async (request, response, next) => {
    response.vary('Cookie').vary(CANARY_HEADER);
    const asked = request.get(CANARY_HEADER);
    if (asked !== undefined) {
      const chosen = canariesAskedFor(asked, canaries);
      if (chosen) {
        portalWith(chosen)(request, response, next);
        return;
      }
      response
        .status(400)
        .set('Cache-Control', 'no-store')
        .type('text/plain')
        .send(`There is no such canary: use none, or of ${Object.keys(canaries).join(', ')}.`);
      return;
    }
    if (isCrawler(request.get('user-agent'))) {
      next();
      return;
    }
    const kept = keptBucket(request);
    const bucket = kept ?? randomInt(BUCKETS);
    if (kept === null) {
      response.cookie(CANARY_COOKIE, String(bucket), {
        httpOnly: true,
        sameSite: 'lax',
        secure: isHttps,
        maxAge: COOKIES[CANARY_COOKIE].days * DAY_MS,
      });
    }
    const { path } = request;
    const address = addressOf(request);
    response.once('finish', () => {
      if (response.statusCode >= 500) watched.pageFailed({ remote: remoteOf(path), bucket, address });
    });
    portalWith(await watched.at(bucket))(request, response, next);
  };
}
