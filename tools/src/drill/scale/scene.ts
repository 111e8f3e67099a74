import type { KafkaClient } from '@zielona-fala/service-kit/events';
import type { ChaosStack } from '../../chaos/chaos-stack.ts';
import { awaited, type Check } from '../../chaos/check.ts';
import type { Steps } from '../../process/steps.ts';
import { untilShared } from './kafka-cluster.ts';
import type { OpenPage } from './open-page.ts';
import type { Traffic } from './traffic.ts';

/** Replicas of each part at first and at last, and in between. */
export const FEW = 1;
export const MANY = 3;
export const SERVICES = ['svc-identity', 'svc-tests', 'svc-stats'] as const;
/** Between two changes, while all goes its way. */
export const HOLD_MS = 10_000;

/** What every part of the drill has to do with. */
export interface Scene {
  readonly stack: ChaosStack;
  readonly kafka: KafkaClient;
  readonly traffic: Traffic;
  readonly pages: readonly OpenPage[];
  readonly steps: Steps;
}

/** Whether the replicas of a service share the partitions that it reads. */
export const sharing = (kafka: KafkaClient, name: string, members: number, what: string): Promise<Check> =>
  awaited(what, async () => (await untilShared(kafka, name, members)).join(', '));
