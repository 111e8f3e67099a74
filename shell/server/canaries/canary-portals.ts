import { randomInt } from 'node:crypto';
import { CANARY_COOKIE, COOKIES } from '@zielona-fala/contracts';
import type { RemoteName } from '@zielona-fala/contracts/portal';
import { parseCookie } from 'cookie';
import type { RequestHandler } from 'express';
import type { ShellConfig } from '../config.ts';
import { isCrawler } from '../html/crawlers.ts';
import { BUCKETS, bucketOf, canariesAskedFor, canariesAt } from './canaries.ts';

const HEADER = 'x-canary';
const DAY_MS = 86_400_000;

export interface CanaryPortalsOptions {
  readonly config: ShellConfig;
  /** The portal with those remotes, with its own answers of them: whatever renders a page also runs it. */
  readonly createPortal: (config: ShellConfig) => RequestHandler;
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
 * in a cookie, which many share, so that it tells nobody apart. A header asks for one request. Crawlers get none.
 */
export function canaryPortals({ config, createPortal }: CanaryPortalsOptions): RequestHandler {
  const { canaries } = config;
  const isHttps = config.publicUrl.startsWith('https:');
  const portals = new Map<string, RequestHandler>();

  const portalWith = (chosen: readonly RemoteName[]): RequestHandler => {
    const key = chosen.join();
    const portal = portals.get(key) ?? createPortal(withCanaries(config, chosen));
    portals.set(key, portal);
    return portal;
  };

  return (request, response, next) => {
    response.vary('Cookie').vary(HEADER);
    const asked = request.get(HEADER);
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
    const kept = bucketOf(parseCookie(request.get('cookie') ?? '')[CANARY_COOKIE]);
    const bucket = kept ?? randomInt(BUCKETS);
    if (kept === null) {
      response.cookie(CANARY_COOKIE, String(bucket), {
        httpOnly: true,
        sameSite: 'lax',
        secure: isHttps,
        maxAge: COOKIES[CANARY_COOKIE].days * DAY_MS,
      });
    }
    portalWith(canariesAt(bucket, canaries))(request, response, next);
  };
}
