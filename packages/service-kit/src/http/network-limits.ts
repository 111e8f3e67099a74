import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import Joi from 'joi';
import type { Metrics } from '../process/metrics.ts';
import { createNetworkShares } from './network-shares.ts';
import { Problem } from './problem.ts';
import { type TrustedProxiesConfig, trustedNeighbour } from './trusted-proxies.ts';

/** Limits per client network at a process in front of the services. */
export interface NetworkLimitsConfig extends RateLimitConfig {
  /** Calls in flight of an IPv4 address or an IPv6 /64; a /56 has twice, a /48 four times as many. */
  readonly CALLS_PER_NETWORK: number;
  /** Open connections, in the same way, also those without a call. */
  readonly CONNECTIONS_PER_NETWORK: number;
}

export interface RateLimitConfig {
  /** Multiplies every limit, for local drills. */
  readonly RATE_LIMIT_SCALE: number;
}

export const RATE_LIMIT_CONFIG = { RATE_LIMIT_SCALE: Joi.number().positive().default(1) } as const;

/** A limit at this scale; one is always allowed. @param scale RATE_LIMIT_SCALE */
export function scaledLimit(limit: number, scale: number): number {
  return Math.max(1, Math.round(limit * scale));
}

export const NETWORK_LIMITS_CONFIG = {
  ...RATE_LIMIT_CONFIG,
  CALLS_PER_NETWORK: Joi.number().integer().min(1).default(256),
  CONNECTIONS_PER_NETWORK: Joi.number().integer().min(1).default(1024),
} as const;

/** What one network may hold at once. */
export interface NetworkLimits {
  /**
   * Counts a call as in flight until its answer has ended.
   * @returns counts it no longer, for an answer that is meant to stay open
   * @throws Problem 429 when the caller's network has too many calls in flight
   */
  admitCall(address: string, response: ServerResponse): () => void;
  /** Counts a connection until it ends; closes it at once when its network has too many. Proxies of ours have no limit. */
  admitConnection(socket: Socket): void;
}

export function createNetworkLimits(
  config: NetworkLimitsConfig & TrustedProxiesConfig,
  { refusals }: Pick<Metrics, 'refusals'>,
): NetworkLimits {
  const sharesOf = (limit: number) => createNetworkShares(scaledLimit(limit, config.RATE_LIMIT_SCALE));
  const calls = sharesOf(config.CALLS_PER_NETWORK);
  const connections = sharesOf(config.CONNECTIONS_PER_NETWORK);
  const isProxyOfOurs = trustedNeighbour(config);

  return {
    admitCall(address, response) {
      const end = calls.take(address);
      if (end === undefined) {
        refusals.inc({ reason: 'calls-of-network' });
        throw tooManyCalls();
      }
      response.once('close', end);
      return end;
    },
    admitConnection(socket) {
      const { remoteAddress } = socket;
      if (remoteAddress === undefined || isProxyOfOurs(remoteAddress)) return;
      const end = connections.take(remoteAddress);
      if (end === undefined) {
        refusals.inc({ reason: 'connections-of-network' });
        socket.destroy();
      } else socket.once('close', end);
    },
  };
}

const tooManyCalls = (): Problem =>
  new Problem(429, 'too-many-requests', 'Too many requests of this network at once; try again in a moment', {
    headers: { 'retry-after': '1' },
  });
