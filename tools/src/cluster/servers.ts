import { dataLocation } from '../infra/infra.ts';
import { type Mailbox, provideMailbox } from '../infra/mailbox.ts';
import { provideMongoSet } from '../infra/mongo.ts';
import { freePort } from '../infra/ports.ts';
import { provideRedis } from '../infra/redis.ts';
import { allStarted, type InfraServer } from '../infra/server.ts';
import { noteCrash, type Steps } from '../process/steps.ts';
import type { Authority } from './authority.ts';
import { startKafka } from './kafka.ts';
import { MACHINE_ADDRESS } from './space.ts';

/** What the portal needs besides itself, beside the cluster. */
export interface Servers {
  readonly mongo: InfraServer;
  readonly redis: InfraServer;
  readonly kafka: InfraServer;
  readonly mailbox: Mailbox;
  stop(): Promise<void>;
}

/** @param passwords of Kafka's users */
export async function startServers(
  dir: string,
  {
    authority,
    passwords,
    steps,
  }: { authority: Authority; passwords: Readonly<Record<string, string>>; steps: Steps },
): Promise<Servers> {
  const place = (name: string) => ({
    ...dataLocation(dir, name, noteCrash(steps)),
    host: MACHINE_ADDRESS,
  });
  const certified = await authority.issue({ name: 'kafka', addresses: [MACHINE_ADDRESS] });
  const starts = {
    mongo: steps.step('MongoDB', () => provideMongoSet(place('mongo'))),
    redis: steps.step('Redis', () => provideRedis(place('redis'), undefined)),
    kafka: steps.step('Kafka', () => startKafka(place('kafka'), certified, passwords)),
    mailbox: freePort().then((port) => provideMailbox(place('mailbox'), undefined, port)),
  };
  const stop = await allStarted(Object.values(starts));
  return {
    mongo: await starts.mongo,
    redis: await starts.redis,
    kafka: await starts.kafka,
    mailbox: await starts.mailbox,
    stop,
  };
}
