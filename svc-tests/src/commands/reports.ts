import { connectMongo } from '@zielona-fala/service-kit/mongo';
import { readConfig, systemClock } from '@zielona-fala/service-kit/process';
import { DATABASE_CONFIG } from '../config.ts';
import { readOperatorCommand, UnknownReport, USAGE } from '../reports/operator.ts';
import { createReportStore } from '../reports/store.ts';

const args = process.argv.slice(2);
const command = readOperatorCommand(args);
if (command !== null) {
  const connection = await connectMongo(readConfig(DATABASE_CONFIG, process.env).MONGODB_URI);
  try {
    console.log(await command(createReportStore(connection), systemClock));
  } catch (error) {
    if (!(error instanceof UnknownReport)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  } finally {
    await connection.close();
  }
} else if (args[0] === '--help') {
  console.log(USAGE);
} else {
  console.error(USAGE);
  process.exitCode = 1;
}
