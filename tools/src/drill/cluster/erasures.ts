import { inDatabase } from '@zielona-fala/service-kit/mongo';
import type { Check } from '../../chaos/check.ts';
import type { SimulatedLearner } from '../../chaos/learner.ts';
import { NAMESPACE, secret } from '../../cluster/secrets.ts';
import { withDatabase } from '../../infra/mongo-uri.ts';
import type { InfraServer } from '../../infra/server.ts';
import { DATABASES } from '../../stack/service-database.ts';
import type { ClusterScene } from './scene.ts';

const REPLAY = 'erasure-replay';
const RESTORED = 'mongodb-restored';

/**
 * The Job by which operators erase again who is in a restored backup. It is given the restored server instead of the
 * portal's, which goes on.
 * @param leaver who was erased after the backup
 */
export async function replayErasures(
  { cluster, operator, steps }: Pick<ClusterScene, 'cluster' | 'operator' | 'steps'>,
  restored: InfraServer,
  { userId }: SimulatedLearner,
): Promise<Check> {
  const address = withDatabase(restored.address, DATABASES['svc-identity'] ?? '');
  const isThere = () =>
    inDatabase(address, async (connection) => {
      const accounts = connection.collection<{ _id: number }>('accounts');
      return (await accounts.countDocuments({ _id: userId })) > 0;
    });
  const wasThere = await isThere();
  try {
    await steps.step('Who has left erased again by its Job', async () => {
      const cronJob = await operator.call('get', `cronjob/${REPLAY}`, '--output=json');
      const { jobTemplate } = JSON.parse(cronJob.replaceAll('"mongodb-identity"', `"${RESTORED}"`)).spec;
      await cluster.kubectl.apply([
        secret(RESTORED, { 'connectionString.standard': address }),
        {
          ...{ apiVersion: 'batch/v1', kind: 'Job' },
          ...{ metadata: { name: REPLAY, namespace: NAMESPACE }, spec: jobTemplate.spec },
        },
      ]);
      await operator.completed(REPLAY);
    });
    const printed = await operator.call('logs', `job/${REPLAY}`, '--all-containers');
    return {
      what: 'R10 who left after a backup is erased again in a server restored from it',
      holds: wasThere && !(await isThere()),
      detail: printed.trim().replaceAll('\n', ', '),
    };
  } finally {
    await operator.call('delete', `job/${REPLAY}`, `secret/${RESTORED}`, '--ignore-not-found');
  }
}
