import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startProduct, startServices } from '@zielona-fala/tools/services';
import type { Figure } from '../figure.ts';
import { drainFigure } from './drain.ts';
import { idleFigures } from './idle.ts';
import { killFigure } from './kill.ts';
import { visibleFigures } from './visible.ts';

/** The asynchronous half: how soon effects are seen, how fast a backlog drains, what a kill costs, what idling costs. */
export async function benchEvents(): Promise<readonly Figure[]> {
  const busy = await withFolder(async (dir) => {
    const services = await startServices(dir);
    try {
      return [
        ...(await visibleFigures(services)),
        await drainFigure(services),
        await killFigure(services, dir),
      ];
    } finally {
      await services.stop();
    }
  });
  const idle = await withFolder(async (dir) => {
    const product = await startProduct(dir);
    try {
      return await idleFigures(product);
    } finally {
      await product.stop();
    }
  });
  return [...busy, ...idle];
}

async function withFolder<Result>(work: (dir: string) => Promise<Result>): Promise<Result> {
  const dir = await mkdtemp(path.join(tmpdir(), 'zielona-fala-bench-'));
  try {
    return await work(dir);
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}
