import { expect, test } from '@jest/globals';
import { indexesMadeBy, indexesOf } from '@zielona-fala/service-kit/testing';
import { startStats } from './stats.ts';

const COMMAND = new URL('../src/commands/make-indexes.ts', import.meta.url);

test('the command makes the indexes that the service makes when it starts, and no others when it is repeated', async () => {
  const service = await startStats();
  await service.start();
  try {
    expect(await indexesMadeBy(COMMAND)).toEqual(await indexesOf(service.database));
  } finally {
    await service.close();
  }
});
