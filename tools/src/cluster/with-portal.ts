import type { Steps } from '../process/steps.ts';
import { type Cluster, startCluster } from './cluster.ts';
import { endBuilds } from './images.ts';
import { buildImages, OVERLAY, type Portal, startPortal } from './portal.ts';

/** A cluster and the product in it. */
export interface Running {
  readonly cluster: Cluster;
  readonly portal: Portal;
}

/**
 * Runs `work` with the product in a cluster, and ends both.
 * @param dir for data and logs
 * @param overlay of deploy/k8s/overlays
 * @param signal ends all of it, also while it starts
 */
export async function withPortal<Result>(
  {
    dir,
    overlay = OVERLAY,
    steps,
    signal,
  }: {
    dir: string;
    overlay?: string | undefined;
    steps: Steps;
    signal: AbortSignal;
  },
  work: (running: Running) => Promise<Result>,
): Promise<Result> {
  try {
    const cluster = await startCluster(dir, steps, signal);
    try {
      await buildImages(dir, steps);
      const portal = await startPortal(cluster, { dir, overlay, steps });
      try {
        return await work({ cluster, portal });
      } finally {
        await portal.stop();
      }
    } finally {
      await cluster.stop();
    }
  } finally {
    await endBuilds();
  }
}

/** Aborted by Ctrl-C, and by whoever else ends the command. */
export function endingSignal(): AbortSignal {
  const ending = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.on(name, () => ending.abort());
  return ending.signal;
}
