import { connectMongo } from '../../src/mongo/index.ts';
import { startHttpServer, systemClock } from '../../src/process/index.ts';
import { createRepeatable } from './repeatable.ts';

/** A process that says its port, and is gone as soon as an effect is committed. Argument: the database. */
const connection = await connectMongo(process.argv[2] ?? '');
const { http } = createRepeatable(connection, systemClock, async () => {
  process.kill(process.pid, 'SIGKILL');
  await new Promise(() => undefined);
});
const server = await startHttpServer(http, 0);
process.stdout.write(`${server.port}\n`);
