import { createDrawStore, describeSizes } from '@zielona-fala/question-store';
import { connectMongo } from '@zielona-fala/service-kit/mongo';
import { readConfig } from '@zielona-fala/service-kit/process';
import { LOAD_BANK_CONFIG } from '../config.ts';

const config = readConfig(LOAD_BANK_CONFIG, process.env);
const connection = await connectMongo(config.MONGODB_URI);
try {
  console.log(describeSizes(await createDrawStore(connection).sizes()));
} finally {
  await connection.close();
}
