import {
  RATE_LIMIT_CONFIG,
  type RateLimitConfig,
  SECRETS,
  TRUSTED_PROXIES_CONFIG,
  type TrustedProxiesConfig,
} from '@zielona-fala/service-kit/http';
import {
  OPERATOR_CONFIG,
  type OperatorConfig,
  PAIR_TOKEN,
  SERVICE_CONFIG,
  type ServiceConfig,
} from '@zielona-fala/service-kit/process';
import Joi from 'joi';
import { PUSH_SERVICES } from './push/services.ts';
import { VAPID_PRIVATE_KEY } from './push/vapid.ts';

export interface IdentityConfig extends ServiceConfig, OperatorConfig, TrustedProxiesConfig, RateLimitConfig {
  /** The portal's origin, for links in mails; decides whether cookies are `Secure`. */
  readonly PUBLIC_URL: string;
  /** Where the other services are asked what they hold of a learner; the token of each pair works both ways. */
  readonly TESTS_URL: string;
  readonly TESTS_TOKEN: string;
  readonly STATS_URL: string;
  readonly STATS_TOKEN: string;
  readonly SMTP_URL: string;
  /** Address of the sender of all mails; its name is the portal's, in the reader's language. */
  readonly MAIL_FROM: string;
  /** Encrypts the private signing keys in the database. One or several, separated by commas: the first encrypts. */
  readonly KEY_SECRET: string;
  /** Signs refresh tokens; keys for other purposes are derived from it. One or several, separated by commas: the first signs. */
  readonly SESSION_SECRET: string;
  /** Signs session ids in cookies; the gateway has the same. One or several, separated by commas: the first signs. */
  readonly SESSION_ID_SECRET: string;
  /** Stands behind cookie names: the portal's port locally, nothing in production. */
  readonly COOKIE_SUFFIX: string;
  /** `username:email:password` of an account that is there from the start; refused in production. */
  readonly DEMO_ACCOUNT?: string;
  /** `https://{key}@{host}/{project}` of a Sentry-compatible server that browser errors are forwarded to; optional. */
  readonly SENTRY_DSN?: string;
  /** The OpenID Connect provider for signing in with Google, and our credentials. Without credentials, it is disabled. */
  readonly GOOGLE_ISSUER: string;
  readonly GOOGLE_CLIENT_ID?: string;
  readonly GOOGLE_CLIENT_SECRET?: string;
  /** Signs notifications (Web Push): 32 bytes in base64url. Without it, none are sent. */
  readonly VAPID_PRIVATE_KEY?: string;
  /** Hosts of the push services that notifications may be sent to. */
  readonly PUSH_SERVICES: string;
}

export const IDENTITY_CONFIG = Joi.object<IdentityConfig, true>({
  ...SERVICE_CONFIG,
  ...OPERATOR_CONFIG,
  ...TRUSTED_PROXIES_CONFIG,
  ...RATE_LIMIT_CONFIG,
  PUBLIC_URL: Joi.string()
    .uri({ scheme: ['http', 'https'] })
    .required(),
  TESTS_URL: Joi.string().uri().required(),
  TESTS_TOKEN: PAIR_TOKEN,
  STATS_URL: Joi.string().uri().required(),
  STATS_TOKEN: PAIR_TOKEN,
  SMTP_URL: Joi.string()
    .uri({ scheme: ['smtp', 'smtps'] })
    .required(),
  MAIL_FROM: Joi.string()
    .pattern(/^[^\s@<>,;]+@[^\s@<>,;]+$/)
    .required(),
  KEY_SECRET: SECRETS,
  SESSION_SECRET: SECRETS,
  SESSION_ID_SECRET: SECRETS,
  COOKIE_SUFFIX: Joi.string().allow('').pattern(/^\w*$/).default(''),
  DEMO_ACCOUNT: Joi.string()
    .pattern(/^[^:]+:[^:]+:.+$/)
    // biome-ignore lint/suspicious/noThenProperty: the keyword of joi's conditions
    .when('NODE_ENV', { is: 'production', then: Joi.forbidden() }),
  SENTRY_DSN: Joi.string().pattern(/^https?:\/\/\w+@[^/@]+(\/.+)?\/\d+$/),
  GOOGLE_ISSUER: Joi.string()
    .uri({ scheme: ['https', 'http'] })
    .default('https://accounts.google.com')
    // biome-ignore lint/suspicious/noThenProperty: the keyword of joi's conditions
    .when('NODE_ENV', { is: 'production', then: Joi.string().uri({ scheme: ['https'] }) }),
  GOOGLE_CLIENT_ID: Joi.string().empty(''),
  GOOGLE_CLIENT_SECRET: Joi.string().empty(''),
  VAPID_PRIVATE_KEY,
  PUSH_SERVICES,
}).and('GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET');

export const SESSIONS_COMMAND_CONFIG = Joi.object<Pick<IdentityConfig, 'MONGODB_URI' | 'REDIS_URL'>>({
  MONGODB_URI: SERVICE_CONFIG.MONGODB_URI,
  REDIS_URL: SERVICE_CONFIG.REDIS_URL,
});
