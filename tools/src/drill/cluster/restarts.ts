import { NAMESPACE } from '../../cluster/secrets.ts';
import type { ClusterScene } from './scene.ts';

interface Ended {
  readonly reason: string;
  readonly exitCode: number;
}

interface PodDto {
  readonly metadata: { readonly name: string };
  readonly status: {
    readonly containerStatuses?: readonly {
      readonly restartCount: number;
      readonly lastState: { readonly terminated?: Ended };
    }[];
  };
}

const LAST_LINES = 5;

/** @returns tells of the containers that have started again since it was asked before: why, and what they said last */
export function watchRestarts({ cluster }: Pick<ClusterScene, 'cluster'>): () => Promise<readonly string[]> {
  const seen = new Map<string, number>();
  const inNamespace = `--namespace=${NAMESPACE}`;
  return async () => {
    const { items } = await cluster.kubectl.json<{ items: readonly PodDto[] }>(inNamespace, 'get', 'pods');
    const told: string[] = [];
    for (const { metadata, status } of items) {
      for (const { restartCount, lastState } of status.containerStatuses ?? []) {
        if (restartCount <= (seen.get(metadata.name) ?? 0)) continue;
        seen.set(metadata.name, restartCount);
        const { reason = 'unknown', exitCode = 0 } = lastState.terminated ?? {};
        const said = await cluster
          .kubectl(inNamespace, 'logs', metadata.name, '--previous', `--tail=${LAST_LINES}`)
          .catch(() => '');
        told.push(`${metadata.name}: ${reason}, code ${exitCode}\n${said.trimEnd()}`);
      }
    }
    return told;
  };
}
