import { fileURLToPath } from 'node:url';
import { RATE_LIMIT_CONFIG, type RateLimitConfig } from '@zielona-fala/service-kit/http';
import {
  IDENTITY_CLIENT_CONFIG,
  type IdentityClientConfig,
  SERVICE_CONFIG,
  type ServiceConfig,
} from '@zielona-fala/service-kit/process';
import Joi from 'joi';

export interface TestsConfig extends ServiceConfig, IdentityClientConfig, RateLimitConfig {
  /** Keys digests of what learners sent, and of who they are in the keys of limits. */
  readonly HASH_SECRET: string;
  /** The folder of our own bank: `questions/*.json` and `media/`. */
  readonly BANK_DIR: string;
  /** Where browsers find pictures and films: a path of this origin, or the address of a delivery network. */
  readonly MEDIA_BASE_URL: string;
  /** The folder with the official bank's pictures and films, where an import puts them. */
  readonly MEDIA_DIR?: string;
}

/** The repository and the image hold the bank beside this workspace. */
const BANK_DIR = Joi.string().default(fileURLToPath(new URL('../../bank/', import.meta.url)));

export const TESTS_CONFIG = Joi.object<TestsConfig>({
  ...SERVICE_CONFIG,
  ...IDENTITY_CLIENT_CONFIG,
  ...RATE_LIMIT_CONFIG,
  HASH_SECRET: Joi.string().min(32).required(),
  BANK_DIR,
  MEDIA_BASE_URL: Joi.string()
    .uri({ allowRelative: true })
    .pattern(/^(https?:\/)?\//)
    .replace(/\/+$/, '')
    .default('/media'),
  MEDIA_DIR: Joi.string(),
});

export const LOAD_BANK_CONFIG = Joi.object<Pick<TestsConfig, 'MONGODB_URI' | 'BANK_DIR'>>({
  MONGODB_URI: SERVICE_CONFIG.MONGODB_URI,
  BANK_DIR,
});

/** Redis carries notices to open pages. */
export const REPORTS_COMMAND_CONFIG = Joi.object<Pick<TestsConfig, 'MONGODB_URI'> & { REDIS_URL?: string }>({
  MONGODB_URI: SERVICE_CONFIG.MONGODB_URI,
  REDIS_URL: SERVICE_CONFIG.REDIS_URL.optional(),
});
