import {
  BankRefused,
  createBankStore,
  createDrawStore,
  describeRefusals,
  describeReport,
  loadBank,
} from '@zielona-fala/question-store';
import { inDatabase } from '@zielona-fala/service-kit/mongo';
import { readConfig } from '@zielona-fala/service-kit/process';
import { LOAD_BANK_CONFIG } from '../config.ts';

const { MONGODB_URI, BANK_DIR } = readConfig(LOAD_BANK_CONFIG, process.env);
try {
  await inDatabase(MONGODB_URI, async (connection) => {
    const draws = createDrawStore(connection);
    const bank = createBankStore(connection, draws);
    await draws.ensureIndexes();
    await bank.ensureIndexes();
    console.log(describeReport(await loadBank(BANK_DIR, bank)));
  });
} catch (error) {
  if (!(error instanceof BankRefused)) throw error;
  console.error(describeRefusals(error.refusals));
  process.exitCode = 1;
}
