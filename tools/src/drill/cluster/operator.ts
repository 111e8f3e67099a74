import { NODE_NAME } from '../../cluster/control-plane.ts';
import type { Kubectl } from '../../cluster/kubectl.ts';
import { NAMESPACE } from '../../cluster/secrets.ts';

/** Not jobs, which bear the name of their service as well. */
const PROCESSES = 'app.kubernetes.io/component=process';

/** A pod that is not ending. */
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
  /** Runs what a CronJob does as a job of its own. @throws with what its pod printed, unless it completes */
  runNow(cronJob: string, job: string): Promise<void>;
  /** Waits for a job. @throws with what its pod printed, unless it completes */
  completed(job: string): Promise<void>;
  /** Resolves once all replicas are of the newest version and available. */
  rolledOut(deployable: string): Promise<void>;
  /** How many replicas of each deployable answer learners. */
  readyReplicas(): Promise<ReadonlyMap<string, number>>;
  /** As far as budgets let it, for so long. */
  drain(seconds: number): Promise<void>;
  uncordon(): Promise<void>;
}

export function createOperator(kubectl: Kubectl): Operator {
  const inNamespace = `--namespace=${NAMESPACE}`;
  const call = (...args: readonly string[]) => kubectl(inNamespace, ...args);
  const completed = async (job: string): Promise<void> => {
    await call('wait', `job/${job}`, '--for=condition=Complete', '--timeout=180s').catch(async (cause) => {
      const printed = await call('logs', `job/${job}`, '--all-containers');
      throw new Error(`${job} did not complete:\n${printed}`, { cause });
    });
  };
  return {
    call,
    completed,
    async runNow(cronJob, job) {
      await call('create', 'job', job, `--from=cronjob/${cronJob}`);
      await completed(job);
    },
    async podsOf(deployable) {
      const { items } = await kubectl.json<{ items: readonly PodDto[] }>(
        ...[inNamespace, 'get', 'pods', `--selector=app.kubernetes.io/name=${deployable},${PROCESSES}`],
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
    async drain(seconds) {
      const drained = call(
        ...['drain', NODE_NAME, '--delete-emptydir-data', `--timeout=${seconds}s`],
        `--pod-selector=${PROCESSES}`,
      );
      // that budgets keep pods is an error to kubectl
      await drained.catch(() => undefined);
    },
    async uncordon() {
      await call('uncordon', NODE_NAME);
    },
  };
}
