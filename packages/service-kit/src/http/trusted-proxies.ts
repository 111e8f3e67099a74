import type { IncomingMessage } from 'node:http';
import Joi from 'joi';
import proxyAddr from 'proxy-addr';
import { remembered } from '../process/remembered.ts';

/** Which proxies are trusted to set `X-Forwarded-For`. */
export interface TrustedProxiesConfig {
  /** Number of our own proxies in front, each of which appends its client's address. */
  readonly TRUSTED_PROXY_HOPS: number;
  /** Their addresses, separated by commas: networks, or `loopback`, `linklocal`, `uniquelocal`. */
  readonly TRUSTED_PROXY_NETWORKS: string;
}

export const TRUSTED_PROXIES_CONFIG = {
  TRUSTED_PROXY_HOPS: Joi.number().integer().min(0).default(1),
  TRUSTED_PROXY_NETWORKS: Joi.string()
    .custom((networks: string) => {
      proxyAddr.compile(networks.split(','));
      return networks;
    })
    .default('loopback,linklocal,uniquelocal'),
} as const;

/**
 * Function for the Express setting `trust proxy`: a hop is trusted if it is within the number of our proxies and in one of
 * their networks, so that clients cannot forge addresses, whether they connect directly or add headers.
 */
export function trustedProxies(
  config: TrustedProxiesConfig,
): (address: string | undefined, hop: number) => boolean {
  const standsWhereOursDo = proxyAddr.compile(config.TRUSTED_PROXY_NETWORKS.split(','));
  const isOurs = remembered((address) => standsWhereOursDo(address, 0));
  // a closed connection has no remote address
  return (address, hop) => address !== undefined && hop < config.TRUSTED_PROXY_HOPS && isOurs(address);
}

/** Whether the connecting host is one of our proxies. */
export function trustedNeighbour(config: TrustedProxiesConfig): (address: string) => boolean {
  const trust = trustedProxies(config);
  return (address) => trust(address, 0);
}

/** The client's address according to the trusted proxies; equal to `request.ip` in Express. */
export function clientAddress(config: TrustedProxiesConfig): (request: IncomingMessage) => string {
  const trust = trustedProxies(config);
  return (request) => proxyAddr(request, trust);
}
