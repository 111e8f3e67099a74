import { startProduct } from '@zielona-fala/tools/services';
import type { Figure } from '../figure.ts';
import { inFolder, onServices } from '../on-services.ts';
import { drainFigure } from './drain.ts';
import { idleFigures } from './idle.ts';
import { killFigure } from './kill.ts';
import { visibleFigures } from './visible.ts';

/** The asynchronous half: how soon effects are seen, how fast a backlog drains, what a kill costs, what idling costs. */
export async function benchEvents(): Promise<readonly Figure[]> {
  const busy = await onServices(async (services, _client, dir) => [
    ...(await visibleFigures(services)),
    await drainFigure(services),
    await killFigure(services, dir),
  ]);
  const idle = await inFolder(async (dir) => {
    const product = await startProduct(dir);
    try {
      return await idleFigures(product);
    } finally {
      await product.stop();
    }
  });
  return [...busy, ...idle];
}
