import { chmod, mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Manifest } from '../kubernetes/manifests.ts';

/** A volume on the node for each claim, as a storage class would bring it. */
export async function volumesFor(manifests: readonly Manifest[], dir: string): Promise<readonly Manifest[]> {
  const claims = manifests.filter(({ kind }) => kind === 'PersistentVolumeClaim');
  return Promise.all(
    claims.map(async ({ metadata: { name, namespace }, spec }) => {
      const folder = path.join(dir, 'volumes', name);
      await mkdir(folder, { recursive: true });
      // a folder of the node is given to nobody, whatever the pod says of its group
      await chmod(folder, 0o777);
      return {
        ...{ apiVersion: 'v1', kind: 'PersistentVolume', metadata: { name: `drill-${name}` } },
        spec: {
          capacity: spec.resources.requests,
          accessModes: spec.accessModes,
          persistentVolumeReclaimPolicy: 'Retain',
          storageClassName: spec.storageClassName ?? '',
          claimRef: { namespace, name },
          hostPath: { path: folder },
        },
      };
    }),
  );
}
