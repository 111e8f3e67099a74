import { fileURLToPath } from 'node:url';
import { SERVICE_CONFIG } from '@zielona-fala/service-kit/process';
import Joi from 'joi';

interface ImportBankConfig {
  /** The database of svc-tests. */
  readonly MONGODB_URI: string;
  /** The folder that svc-tests serves imported pictures and films from. Only needed to import some. */
  readonly MEDIA_DIR?: string;
  /** The folder of our own bank, whose rules stand behind official questions too. */
  readonly BANK_DIR: string;
}

export const IMPORT_BANK_CONFIG = Joi.object<ImportBankConfig>({
  MONGODB_URI: SERVICE_CONFIG.MONGODB_URI,
  MEDIA_DIR: Joi.string(),
  BANK_DIR: Joi.string().default(fileURLToPath(new URL('../../bank/', import.meta.url))),
});
