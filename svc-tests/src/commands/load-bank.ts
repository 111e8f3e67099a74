import {
  BankRefused,
  createBankStore,
  createDrawStore,
  describeRefusals,
  describeReport,
  loadBank,
} from '@zielona-fala/question-store';
import { connectMongo } from '@zielona-fala/service-kit/mongo';
import { readConfig } from '@zielona-fala/service-kit/process';
import { LOAD_BANK_CONFIG } from '../config.ts';

const config = readConfig(LOAD_BANK_CONFIG, process.env);
const connection = await connectMongo(config.MONGODB_URI);
try {
  const draws = createDrawStore(connection);
  const bank = createBankStore(connection, draws);
  await draws.ensureIndexes();
  await bank.ensureIndexes();
  console.log(describeReport(await loadBank(config.BANK_DIR, bank)));
} catch (error) {
  if (!(error instanceof BankRefused)) throw error;
  console.error(describeRefusals(error.refusals));
  process.exitCode = 1;
} finally {
  await connection.close();
}
