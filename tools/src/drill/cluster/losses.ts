import { setTimeout as pause } from 'node:timers/promises';
import { type Check, zero } from '../../chaos/check.ts';
import { DEPLOYABLES } from '../../cluster/portal.ts';
import { until } from '../../process/until.ts';
import { killPrimary as killPrimaryOf } from '../scale/losses.ts';
import { type ClusterScene, goneWhile } from './scene.ts';

const REPLICAS = 2;
const DRAINED_FOR_S = 20;
const AWAY_MS = 12_000;
const BACK_WITHIN = { timeoutMs: 180_000, intervalMs: 1000 };

/**
 * Calls that may fail in a phase, which learners repeat: of whoever is killed all, and without Redis a renewal, which has to
 * revoke the token before. To a browser on this machine its network has changed with the addresses that a canary's errors
 * come from.
 */
export const MAY_FAIL: Readonly<Record<string, RegExp>> = {
  'a canary': /ERR_NETWORK_CHANGED/,
  'pods killed': /./,
  'out of memory': /./,
  'a member of MongoDB away': /./,
  'Redis away': /\/auth\/refresh:/,
};

/** The only node is drained: budgets let one pod of each deployable go, and its successor finds no node. */
export async function drainNode(scene: ClusterScene): Promise<readonly Check[]> {
  const { operator, traffic, steps } = scene;
  traffic.begin('node drained');
  const whole = (await readyPods(scene)).size;
  const stayed: string[] = [];
  const gone = await goneWhile(scene, async () => {
    const before = await readyPods(scene);
    await steps.step('Drain of the node', () => operator.drain(DRAINED_FOR_S));
    const after = await readyPods(scene);
    stayed.push(...[...before].filter((pod) => after.has(pod)));
    await operator.uncordon();
  });
  await steps.step('Every replica is back', () => untilReady(scene, whole));
  return [
    {
      what: 'R10 of a node that is drained each deployable gives one pod, and its budget keeps the other',
      holds: DEPLOYABLES.every((name) => stayed.filter((pod) => pod.startsWith(`${name}-`)).length === 1),
      detail: `${stayed.length} stayed of ${DEPLOYABLES.length * REPLICAS}`,
    },
    zero('R10 deployables without a ready pod while a node is drained', gone.length, gone.join(', ')),
  ];
}

/** A pod of each deployable ends at once, as with its node. */
export async function killPods(scene: ClusterScene): Promise<readonly Check[]> {
  const { operator, traffic, steps } = scene;
  traffic.begin('pods killed');
  const gone = await goneWhile(scene, async () => {
    for (const name of DEPLOYABLES) {
      const before = (await operator.podsOf(name)).map((pod) => pod.name);
      const [killed] = before;
      await operator.call('delete', 'pod', killed ?? '', '--force', '--grace-period=0');
      await steps.step(`${name}: a pod is killed and replaced`, () =>
        until(
          `another pod of ${name}`,
          async () => {
            const ready = (await operator.podsOf(name)).filter((pod) => pod.isReady && pod.name !== killed);
            if (ready.length < before.length) throw new Error(`${ready.length} are ready`);
          },
          BACK_WITHIN,
        ),
      );
    }
  });
  return [zero('R10 deployables without a ready pod while pods are killed', gone.length, gone.join(', '))];
}

/** MongoDB elects another primary. */
export async function killPrimary(scene: ClusterScene): Promise<readonly Check[]> {
  const { servers } = scene.portal;
  const stack = { mongo: servers.mongo.processes, mongodbUri: servers.mongo.address };
  const checks: Check[] = [];
  const gone = await goneWhile(scene, async () => {
    checks.push(...(await killPrimaryOf({ ...scene, stack })));
  });
  return [
    ...checks.map((check) => ({ ...check, what: `R10 ${check.what}` })),
    zero('R10 services without a ready pod while MongoDB elects', gone.length, gone.join(', ')),
  ];
}

/** Redis, and then Kafka, are away for a while. */
export async function stopHelpers(scene: ClusterScene): Promise<readonly Check[]> {
  const { portal, traffic, steps } = scene;
  const checks: Check[] = [];
  for (const [name, { processes }] of Object.entries({
    Redis: portal.servers.redis,
    Kafka: portal.servers.kafka,
  })) {
    traffic.begin(`${name} away`);
    const gone = await goneWhile(scene, () =>
      steps.step(`${name} is away for ${AWAY_MS / 1000} s`, async () => {
        await Promise.all(processes.map((each) => each.kill()));
        await pause(AWAY_MS);
        await Promise.all(processes.map((each) => each.start()));
      }),
    );
    checks.push(
      zero(`R10 deployables without a ready pod while ${name} is away`, gone.length, gone.join(', ')),
    );
  }
  return checks;
}

async function readyPods({ operator }: ClusterScene): Promise<ReadonlySet<string>> {
  const pods = await Promise.all(DEPLOYABLES.map((name) => operator.podsOf(name)));
  return new Set(
    pods
      .flat()
      .filter(({ isReady }) => isReady)
      .map(({ name }) => name),
  );
}

async function untilReady(scene: ClusterScene, count: number): Promise<void> {
  await until(
    'every replica',
    async () => {
      const { size } = await readyPods(scene);
      if (size < count) throw new Error(`${size} of ${count} are ready`);
    },
    BACK_WITHIN,
  );
}
