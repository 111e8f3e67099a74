import { expect, test } from '@jest/globals';
import { indexesMadeBy, indexesOf } from '@zielona-fala/service-kit/testing';
import { startService } from './support/service.ts';

const COMMAND = new URL('../src/commands/make-indexes.ts', import.meta.url);

test('the command makes the indexes that the service makes when it starts, and no others when it is repeated', async () => {
  const service = await startService();
  try {
    expect(await indexesMadeBy(COMMAND)).toEqual(await indexesOf(service.connection));
  } finally {
    await service.stop();
  }
});
