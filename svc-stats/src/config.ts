import {
  IDENTITY_CLIENT_CONFIG,
  type IdentityClientConfig,
  SERVICE_CONFIG,
  type ServiceConfig,
} from '@zielona-fala/service-kit/process';
import Joi from 'joi';

export interface StatsConfig extends ServiceConfig, IdentityClientConfig {}

export const STATS_CONFIG = Joi.object<StatsConfig>({ ...SERVICE_CONFIG, ...IDENTITY_CLIENT_CONFIG });
