import { createKafka, readGroupState, readOutboxState } from '@zielona-fala/service-kit/events';
import { inDatabase } from '@zielona-fala/service-kit/mongo';
import { createLog } from '@zielona-fala/service-kit/process';
import { withDatabase } from '../infra/mongo-uri.ts';
import { until } from '../process/until.ts';
import { DATABASES } from '../stack/service-database.ts';
import type { ChaosStack } from './chaos-stack.ts';

const SETTLED_WITHIN = { timeoutMs: 120_000, intervalMs: 250 };

type Servers = Pick<ChaosStack, 'mongodbUri' | 'kafkaBrokers'>;

/** Waits until no outbox holds an unsent event and every consumer group has read all. @throws after two minutes */
export async function untilSettled(stack: Servers): Promise<void> {
  await until('the events', () => checkSettled(stack), SETTLED_WITHIN);
}

async function checkSettled(stack: Servers): Promise<void> {
  for (const [service, database] of Object.entries(DATABASES)) {
    const { unsent } = await stateOf(stack, database);
    if (unsent > 0) throw new Error(`${service} has ${unsent} unsent events`);
  }
  const kafka = createKafka('chaos', stack.kafkaBrokers, createLog('chaos', 'silent'));
  for (const service of Object.keys(DATABASES)) {
    const { partitions } = await readGroupState(kafka, '', service);
    const behind = partitions.reduce((sum, { lag }) => sum + lag, 0);
    if (behind > 0) throw new Error(`${service} is ${behind} events behind`);
  }
}

/** How many events services could not apply. */
export async function parkedEvents(stack: Servers): Promise<number> {
  let parked = 0;
  for (const database of Object.values(DATABASES)) {
    for (const { letters } of (await stateOf(stack, database)).parked) parked += letters;
  }
  return parked;
}

const stateOf = ({ mongodbUri }: Servers, database: string) =>
  inDatabase(withDatabase(mongodbUri, database), readOutboxState);
