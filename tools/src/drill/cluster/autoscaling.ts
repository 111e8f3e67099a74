import path from 'node:path';
import { awaited, type Check } from '../../chaos/check.ts';
import { NAMESPACE } from '../../cluster/secrets.ts';
import { K8S, type Manifest, render } from '../../kubernetes/manifests.ts';
import { until } from '../../process/until.ts';
import type { ClusterScene } from './scene.ts';

const NAME = 'svc-tests';
const FEW = 2;
const MANY = 4;
const CALLERS = 16;
/** As in production, but for the five minutes that a lull has to last. */
const LULL_S = 15;
const WITHIN = { timeoutMs: 240_000, intervalMs: 1000 };

/** The autoscaler gives svc-tests more replicas while it has much to do, and takes them back. */
export async function autoscaleService(scene: ClusterScene): Promise<readonly Check[]> {
  const { cluster, operator, traffic } = scene;
  traffic.begin(`${FEW} → ${MANY} → ${FEW} by load`);
  await cluster.kubectl.apply([await autoscaler()]);
  const reached = (replicas: number) =>
    until(
      `${replicas} replicas`,
      async () => {
        const ready = (await operator.readyReplicas()).get(NAME) ?? 0;
        if (ready !== replicas) throw new Error(`${ready} are ready`);
        return `${ready}`;
      },
      WITHIN,
    );
  try {
    const grown = await awaited(`R10 ${NAME} grows to ${MANY} replicas under load`, () =>
      underLoad(scene, () => reached(MANY)),
    );
    return [grown, await awaited(`R10 ${NAME} has ${FEW} replicas again without load`, () => reached(FEW))];
  } finally {
    await operator.call('delete', 'hpa', NAME);
    await operator.call('scale', `deployment/${NAME}`, `--replicas=${FEW}`);
  }
}

/** That of the base, whose measure KEDA's object for production repeats. */
async function autoscaler(): Promise<Manifest> {
  const { manifests } = await render(path.join(K8S, 'base', NAME));
  const found = manifests.find(({ kind }) => kind === 'HorizontalPodAutoscaler');
  if (found === undefined) throw new Error(`${NAME} has no autoscaler`);
  return {
    ...found,
    metadata: { ...found.metadata, namespace: NAMESPACE },
    spec: {
      ...found.spec,
      minReplicas: FEW,
      maxReplicas: MANY,
      behavior: { scaleDown: { stabilizationWindowSeconds: LULL_S } },
    },
  };
}

async function underLoad<Result>(
  { portal, traffic }: ClusterScene,
  work: () => Promise<Result>,
): Promise<Result> {
  const ending = new AbortController();
  const call = async (): Promise<void> => {
    while (!ending.signal.aborted) {
      await traffic.fetch(`${portal.url}/api/v1/tests/guest-pack?cat=B&lang=pl&round=1`);
    }
  };
  // what fails is in the traffic's list
  const calls = Array.from({ length: CALLERS }, () => call().catch(() => undefined));
  try {
    return await work();
  } finally {
    ending.abort();
    await Promise.all(calls);
  }
}
