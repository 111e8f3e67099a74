import { NODE_NAME } from '../../cluster/control-plane.ts';
import type { Kubectl } from '../../cluster/kubectl.ts';
import { NAMESPACE } from '../../cluster/secrets.ts';

/** A pod that is neither ending nor done. */
export interface Pod {
  readonly name: string;
  readonly isReady: boolean;
  /** Where it shows its probes and metrics. */
  readonly probeUrl: string;
}

interface PodDto {
  readonly metadata: { readonly name: string; readonly deletionTimestamp?: string };
  readonly status: {
    readonly podIP?: string;
    readonly conditions?: readonly { readonly type: string; readonly status: string }[];
  };
}

/** What an operator does with the portal in a cluster. */
export interface Operator {
  /** kubectl in the portal's namespace. */
  call(...args: readonly string[]): Promise<string>;
  podsOf(deployable: string): Promise<readonly Pod[]>;
  /** Resolves once all replicas are of the newest version and available. */
  rolledOut(deployable: string): Promise<void>;
  /** How many replicas of each deployable answer learners. */
  readyReplicas(): Promise<ReadonlyMap<string, number>>;
  /** @returns what kubectl said, also when it gave up after the time */
  drain(seconds: number): Promise<string>;
  uncordon(): Promise<void>;
}

export function createOperator(kubectl: Kubectl): Operator {
  const inNamespace = `--namespace=${NAMESPACE}`;
  const call = (...args: readonly string[]) => kubectl(inNamespace, ...args);
  return {
    call,
    async podsOf(deployable) {
      const { items } = await kubectl.json<{ items: readonly PodDto[] }>(
        ...[inNamespace, 'get', 'pods', `--selector=app.kubernetes.io/name=${deployable}`],
      );
      return items
        .filter(({ metadata }) => metadata.deletionTimestamp === undefined)
        .map(({ metadata, status }) => ({
          name: metadata.name,
          isReady: (status.conditions ?? []).some((each) => each.type === 'Ready' && each.status === 'True'),
          probeUrl: `http://${status.podIP}:9090`,
        }));
    },
    async rolledOut(deployable) {
      await call('rollout', 'status', `deployment/${deployable}`, '--timeout=300s');
    },
    async readyReplicas() {
      const { items } = await kubectl.json<{
        items: readonly { metadata: { name: string }; status: { readyReplicas?: number } }[];
      }>(inNamespace, 'get', 'deployments');
      return new Map(items.map(({ metadata, status }) => [metadata.name, status.readyReplicas ?? 0]));
    },
    drain: (seconds) =>
      call(
        ...['drain', NODE_NAME, '--delete-emptydir-data', `--timeout=${seconds}s`],
        '--pod-selector=app.kubernetes.io/component=process',
      ).catch((error: Error) => error.message),
    async uncordon() {
      await call('uncordon', NODE_NAME);
    },
  };
}
