import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startServices } from '@zielona-fala/tools/services';
import type { Figure } from '../figure.ts';
import { benchReads } from '../reads/bench-reads.ts';
import { newTestFigures } from './new-tests.ts';
import { searchFigures } from './search.ts';

/** What svc-tests is measured by: its reads, new tests in a large bank and for a busy learner, searches. */
export async function benchTests(): Promise<readonly Figure[]> {
  const reads = await benchReads(({ name }) => /tests|stats/.test(name));
  const dir = await mkdtemp(path.join(tmpdir(), 'zielona-fala-bench-'));
  const services = await startServices(dir);
  try {
    return [...reads, ...(await newTestFigures(services)), ...(await searchFigures(services))];
  } finally {
    await services.stop();
    await rm(dir, { recursive: true, force: true });
  }
}
