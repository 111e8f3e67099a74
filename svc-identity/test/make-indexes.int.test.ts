import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from '@jest/globals';
import { connectMongo } from '@zielona-fala/service-kit/mongo';
import { indexesOf, testResources } from '@zielona-fala/service-kit/testing';
import { startIdentity } from './support/identity.ts';

const run = promisify(execFile);
const COMMAND = fileURLToPath(new URL('../src/commands/make-indexes.ts', import.meta.url));

test('the command makes the indexes that the service makes when it starts, and no others when it is repeated', async () => {
  const { mongoUri } = testResources('make-indexes');
  const env = { ...process.env, NODE_ENV: 'test', MONGODB_URI: mongoUri };
  for (const _ of ['first', 'repeated']) await run(process.execPath, [COMMAND], { env });
  const service = await startIdentity();
  const prepared = await connectMongo(mongoUri);
  try {
    expect(await indexesOf(prepared)).toEqual(await indexesOf(service.connection));
  } finally {
    await prepared.close();
    await service.stop();
  }
});
