import { PROCESS_CONFIG, type ProcessConfig } from '@zielona-fala/service-kit/process';
import Joi from 'joi';

export interface StaticServerConfig extends ProcessConfig {
  /** Folder of the built files. */
  readonly FILES_DIR: string;
  /** Where browsers find them. */
  readonly PUBLIC_URL: string;
}

export const STATIC_SERVER_CONFIG = Joi.object<StaticServerConfig>({
  ...PROCESS_CONFIG,
  FILES_DIR: Joi.string().required(),
  PUBLIC_URL: Joi.string()
    .uri({ scheme: ['http', 'https'] })
    .required(),
});
