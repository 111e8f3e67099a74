import { expect, test } from '@jest/globals';
import { indexesMadeBy, indexesOf } from '@zielona-fala/service-kit/testing';
import { startIdentity } from './support/identity.ts';

const COMMAND = new URL('../src/commands/make-indexes.ts', import.meta.url);

test('the command makes the indexes that the service makes when it starts, and no others when it is repeated', async () => {
  const service = await startIdentity();
  try {
    expect(await indexesMadeBy(COMMAND)).toEqual(await indexesOf(service.connection));
  } finally {
    await service.stop();
  }
});
