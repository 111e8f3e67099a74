import type { Figure } from '../figure.ts';
import { onServices } from '../on-services.ts';
import { benchReads } from '../reads/bench-reads.ts';
import { newTestFigures } from './new-tests.ts';
import { searchFigures } from './search.ts';

/** What svc-tests is measured by: its reads, new tests in a large bank and for a busy learner, searches. */
export async function benchTests(): Promise<readonly Figure[]> {
  const reads = await benchReads(({ name }) => /tests|stats/.test(name));
  return onServices(async (services) => {
    return [...reads, ...(await newTestFigures(services)), ...(await searchFigures(services))];
  });
}
