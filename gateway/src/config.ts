import {
  NETWORK_LIMITS_CONFIG,
  type NetworkLimitsConfig,
  SECRETS,
  TRUSTED_PROXIES_CONFIG,
  type TrustedProxiesConfig,
} from '@zielona-fala/service-kit/http';
import { PROCESS_CONFIG, type ProcessConfig } from '@zielona-fala/service-kit/process';
import Joi from 'joi';

export interface GatewayConfig extends ProcessConfig, TrustedProxiesConfig, NetworkLimitsConfig {
  readonly REDIS_URL: string;
  readonly IDENTITY_URL: string;
  readonly TESTS_URL: string;
  readonly STATS_URL: string;
  readonly CSRF_SECRET: string;
  /** Signs session ids in cookies; svc-identity has the same. One or several, separated by commas: the first signs. */
  readonly SESSION_ID_SECRET: string;
  /** The portal's port locally, so that two stacks on one machine keep their own cookies; empty in production. */
  readonly COOKIE_SUFFIX: string;
  readonly PUBLIC_URL: string;
}

const httpUrl = Joi.string()
  .uri({ scheme: ['http', 'https'] })
  .required();

export const GATEWAY_CONFIG = Joi.object<GatewayConfig>({
  ...PROCESS_CONFIG,
  ...TRUSTED_PROXIES_CONFIG,
  ...NETWORK_LIMITS_CONFIG,
  REDIS_URL: Joi.string()
    .uri({ scheme: ['redis', 'rediss'] })
    .required(),
  IDENTITY_URL: httpUrl,
  TESTS_URL: httpUrl,
  STATS_URL: httpUrl,
  CSRF_SECRET: Joi.string().min(32).required(),
  SESSION_ID_SECRET: SECRETS,
  COOKIE_SUFFIX: Joi.string().allow('').default(''),
  PUBLIC_URL: httpUrl,
});
