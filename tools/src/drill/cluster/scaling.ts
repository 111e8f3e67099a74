import { awaited, type Check } from '../../chaos/check.ts';
import { until } from '../../process/until.ts';
import { readTotals } from '../scale/measured.ts';
import type { ClusterScene } from './scene.ts';

const NAME = 'svc-tests';
const FEW = 2;
const MANY = 4;
const ANSWERS_WITHIN = { timeoutMs: 60_000, intervalMs: 1000 };

/** svc-tests gets more replicas, all of which answer calls, and fewer again. */
export async function scaleService(scene: ClusterScene): Promise<readonly Check[]> {
  const { operator, traffic, steps } = scene;
  traffic.begin(`${FEW} → ${MANY} → ${FEW}`);
  const scale = (replicas: number) =>
    steps.step(`${NAME}: ${replicas} replicas`, async () => {
      await operator.call('scale', `deployment/${NAME}`, `--replicas=${replicas}`);
      await operator.rolledOut(NAME);
    });
  await scale(MANY);
  const probeUrls = (await operator.podsOf(NAME)).map(({ probeUrl }) => probeUrl);
  const read = () => readTotals(probeUrls, 'http_request_duration_seconds_count');
  const before = await read();
  const shares = await awaited(`R10 each of ${MANY} replicas of ${NAME} answers calls`, () =>
    until(
      'calls for each replica',
      async () => {
        const answered = (await read()).map((total, index) => total - (before[index] ?? 0));
        if (answered.length !== MANY || answered.includes(0)) throw new Error(answered.join(', '));
        return answered.join(', ');
      },
      ANSWERS_WITHIN,
    ),
  );
  await scale(FEW);
  const left = (await operator.podsOf(NAME)).filter(({ isReady }) => isReady).length;
  return [
    shares,
    { what: `R10 ${FEW} replicas of ${NAME} are left`, holds: left === FEW, detail: `${left}` },
  ];
}
