import { REMOTE_OVERRIDES_COOKIE } from '@zielona-fala/contracts';
import { parseCookie } from 'cookie';
import type { RequestHandler } from 'express';
import { LRUCache } from 'lru-cache';
import type { ShellConfig } from '../config.ts';
import {
  type Overrides,
  overridesOf,
  type RequestedOverride,
  readRequestedOverrides,
  textOf,
} from './overrides.ts';

export interface RemoteOverridesOptions {
  readonly config: ShellConfig;
  /** The portal with those remotes, with its own policy and its own answers of them. */
  readonly createPortal: (config: ShellConfig, overrides: Overrides) => RequestHandler;
}

const MAX_PORTALS = 20;

function withOverrides(config: ShellConfig, overrides: Overrides): ShellConfig {
  return {
    ...config,
    remoteOrigins: { ...config.remoteOrigins, ...overrides },
    internalRemoteOrigins: { ...config.internalRemoteOrigins, ...overrides },
  };
}

function fulfil(requested: readonly RequestedOverride[], kept: Overrides): Overrides {
  const wanted = new Map(Object.entries(kept));
  for (const { remote, origin } of requested) {
    if (origin === null) wanted.delete(remote);
    else wanted.set(remote, origin);
  }
  return Object.fromEntries(wanted);
}

function addressOf(path: string, parameters: URLSearchParams): string {
  // two slashes in front would be another host
  const own = path.replace(/^[/\\]+/, '/');
  return parameters.size > 0 ? `${own}?${parameters}` : own;
}

/**
 * Lets one browser take remotes from elsewhere: `?remote.dashboard=http://localhost:8180`, kept in a cookie until it is
 * closed. Nobody else gets anything of it.
 */
export function remoteOverrides({ config, createPortal }: RemoteOverridesOptions): RequestHandler {
  const hosts = config.overrideHosts;
  const isHttps = config.publicUrl.startsWith('https:');
  const portals = new LRUCache<string, RequestHandler>({ max: MAX_PORTALS });

  const portalWith = (overrides: Overrides): RequestHandler => {
    const key = textOf(overrides);
    const portal = portals.get(key) ?? createPortal(withOverrides(config, overrides), overrides);
    portals.set(key, portal);
    return portal;
  };

  return (request, response, next) => {
    response.vary('Cookie');
    const kept = overridesOf(parseCookie(request.get('cookie') ?? '')[REMOTE_OVERRIDES_COOKIE] ?? '', hosts);
    const parameters = new URLSearchParams(request.originalUrl.slice(request.path.length));
    const requested = readRequestedOverrides(parameters, hosts);
    if (typeof requested === 'string') {
      response.status(400).set('Cache-Control', 'no-store').type('text/plain').send(requested);
      return;
    }
    if (requested.length > 0) {
      response.cookie(REMOTE_OVERRIDES_COOKIE, textOf(fulfil(requested, kept)), {
        httpOnly: true,
        sameSite: 'lax',
        secure: isHttps,
      });
      response
        .status(302)
        .set({ 'Cache-Control': 'no-store', Location: addressOf(request.path, parameters) })
        .end();
      return;
    }
    if (Object.keys(kept).length === 0) return next();
    portalWith(kept)(request, response, next);
  };
}
