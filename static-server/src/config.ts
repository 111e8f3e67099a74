import { SHARED_FILES_CONFIG, type SharedFilesConfig } from '@zielona-fala/service-kit/http';
import { PROCESS_CONFIG, type ProcessConfig } from '@zielona-fala/service-kit/process';
import Joi from 'joi';

export interface StaticServerConfig extends ProcessConfig, SharedFilesConfig {
  /** Folder of the built files. */
  readonly FILES_DIR: string;
  /** Where browsers find them. */
  readonly PUBLIC_URL: string;
}

export const STATIC_SERVER_CONFIG = Joi.object<StaticServerConfig>({
  ...PROCESS_CONFIG,
  ...SHARED_FILES_CONFIG,
  FILES_DIR: Joi.string().required(),
  PUBLIC_URL: Joi.string()
    .uri({ scheme: ['http', 'https'] })
    .required(),
});
