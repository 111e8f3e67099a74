import { createDrawStore, describeSizes } from '@zielona-fala/question-store';
import { inDatabase } from '@zielona-fala/service-kit/mongo';
import { readConfig } from '@zielona-fala/service-kit/process';
import { LOAD_BANK_CONFIG } from '../config.ts';

await inDatabase(readConfig(LOAD_BANK_CONFIG, process.env).MONGODB_URI, async (connection) => {
  console.log(describeSizes(await createDrawStore(connection).sizes()));
});
