import type { IncomingMessage } from 'node:http';
import Joi from 'joi';
import proxyAddr from 'proxy-addr';
import { remembered } from '../process/remembered.ts';

/** Which neighbours may say in `X-Forwarded-For` who called them. */
export interface TrustedProxiesConfig {
  /** How many proxies of ours stand in front, each of which adds who called it. */
  readonly TRUSTED_PROXY_HOPS: number;
  /** Where they stand, separated by commas: networks, or `loopback`, `linklocal`, `uniquelocal`. */
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
 * For express' setting `trust proxy`: a neighbour is believed when it is near enough and stands where ours stand, so
 * that neither a caller who reaches us directly nor one who adds addresses of his own is.
 */
export function trustedProxies(
  config: TrustedProxiesConfig,
): (address: string | undefined, hop: number) => boolean {
  const standsWhereOursDo = proxyAddr.compile(config.TRUSTED_PROXY_NETWORKS.split(','));
  const isOurs = remembered((address) => standsWhereOursDo(address, 0));
  // the connection of a caller who has left says no address any more
  return (address, hop) => address !== undefined && hop < config.TRUSTED_PROXY_HOPS && isOurs(address);
}

/** Whether the neighbour itself is believed to be a proxy of ours. */
export function trustedNeighbour(config: TrustedProxiesConfig): (address: string) => boolean {
  const trust = trustedProxies(config);
  return (address) => trust(address, 0);
}

/** Who called, as far as the neighbours in between are believed: what express says as `request.ip`. */
export function clientAddress(config: TrustedProxiesConfig): (request: IncomingMessage) => string {
  const trust = trustedProxies(config);
  return (request) => proxyAddr(request, trust);
}
