import { type Check, zero } from '../../chaos/check.ts';
import { NAMESPACE } from '../../cluster/secrets.ts';
import { until } from '../../process/until.ts';
import { type ClusterScene, goneWhile } from './scene.ts';

const NAME = 'svc-tests';
const WITHIN = { timeoutMs: 180_000, intervalMs: 1000 };

/** Has the debugger of the container's process opened, and the process keep more and more memory by it. */
const OVERFILL = `
  process._debugProcess(1);
  const targets = async () => (await fetch('http://127.0.0.1:9229/json')).json();
  const wait = () => new Promise((resolve) => setTimeout(resolve, 100));
  let found;
  while (!(found = await targets().catch(() => undefined))) await wait();
  const socket = new WebSocket(found[0].webSocketDebuggerUrl);
  socket.onclose = () => process.exit();
  socket.onopen = () => socket.send(JSON.stringify({
    id: 1,
    method: 'Runtime.evaluate',
    params: { expression: 'for (const kept = []; ; ) kept.push(Buffer.alloc(2 ** 24, 1))' },
  }));`;

interface PodDto {
  readonly status: {
    readonly containerStatuses: readonly {
      readonly ready: boolean;
      readonly lastState: { readonly terminated?: { readonly reason: string } };
    }[];
  };
}

/** A container takes more memory than its limit: the kernel ends it, kubelet starts it again, and the other pod serves. */
export async function overfillMemory(scene: ClusterScene): Promise<readonly Check[]> {
  const { cluster, operator, traffic, steps } = scene;
  traffic.begin('out of memory');
  const [pod] = (await operator.podsOf(NAME)).filter(({ isReady }) => isReady);
  const name = pod?.name ?? '';
  let reason: string | undefined;
  const gone = await goneWhile(scene, () =>
    steps.step(`${NAME}: a container is out of memory and starts again`, async () => {
      // ends with the container
      await operator
        .call('exec', name, '--', 'node', '--input-type=module', '--eval', OVERFILL)
        .catch(() => undefined);
      await until(
        'the container again',
        async () => {
          const { status } = await cluster.kubectl.json<PodDto>(
            ...['get', 'pod', name, `--namespace=${NAMESPACE}`],
          );
          const [container] = status.containerStatuses;
          reason = container?.lastState.terminated?.reason;
          if (reason === undefined || !container?.ready) throw new Error('it is not ready');
        },
        WITHIN,
      );
    }),
  );
  return [
    {
      what: `R10 a container of ${NAME} that takes more memory than its limit is ended and starts again`,
      holds: reason === 'OOMKilled',
      detail: `${reason}`,
    },
    zero('R10 deployables without a ready pod while one is out of memory', gone.length, gone.join(', ')),
  ];
}
