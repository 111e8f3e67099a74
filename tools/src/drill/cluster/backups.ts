import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { inDatabase } from '@zielona-fala/service-kit/mongo';
import type { Check } from '../../chaos/check.ts';
import { rightAnswers } from '../../chaos/knowledge.ts';
import { registerLearner } from '../../chaos/learner.ts';
import { createRandom } from '../../chaos/random.ts';
import { pushMongoTools } from '../../cluster/images.ts';
import { secret } from '../../cluster/secrets.ts';
import { MACHINE_ADDRESS } from '../../cluster/space.ts';
import { provideMongo } from '../../infra/mongo.ts';
import { withDatabase } from '../../infra/mongo-uri.ts';
import type { InfraServer } from '../../infra/server.ts';
import { K8S, type Manifest, render } from '../../kubernetes/manifests.ts';
import { noteCrash } from '../../process/steps.ts';
import { DATABASES } from '../../stack/service-database.ts';
import { replayErasures } from './erasures.ts';
import type { ClusterScene } from './scene.ts';

const RESTORE = 'restore';
const BACKUP_NOW = 'backup-now';
const EXPORT_NOW = 'erasures-now';
const SEED = 30;

/**
 * The CronJob makes a backup while learners take exams, after which one of them leaves; its archive is loaded into an empty
 * server, and who has left is erased there again.
 */
export async function backUpAndRestore(scene: ClusterScene): Promise<readonly Check[]> {
  const { cluster, portal, operator, traffic, steps, dir } = scene;
  traffic.begin('a backup');
  const restoring = (await render(path.join(K8S, RESTORE))).manifests;
  await pushMongoTools(imageOf(restoring));
  const leaver = await registerLearner({
    ...{ stack: { gatewayUrl: portal.url, mailboxUrl: portal.servers.mailbox.webUrl ?? '' } },
    ...{ fetch: traffic.fetchAnew, random: createRandom(SEED), rightAnswers: rightAnswers() },
  });
  const finished = await finishedTests(portal.servers.mongo);
  await steps.step('A backup by its CronJob', () => operator.runNow('backup', BACKUP_NOW));
  await steps.step('The erasure log, and a learner who leaves', async () => {
    await operator.runNow('erasure-log', EXPORT_NOW);
    await leaver.leave();
  });
  const [archive = ''] = await readdir(path.join(dir, 'volumes', 'backups'));
  const empty = await provideMongo(
    {
      ...{ dataDir: path.join(dir, 'data', RESTORE), logFile: path.join(dir, 'logs', `${RESTORE}.log`) },
      ...{ host: MACHINE_ADDRESS, onCrash: noteCrash(steps) },
    },
    undefined,
  );
  try {
    await steps.step('Its archive loaded into an empty server', async () => {
      await cluster.kubectl.apply([
        secret('mongodb-restore', { 'connectionString.standard': empty.address }),
        ...restoring.map((manifest) => withArchive(manifest, archive)),
      ]);
      await operator.completed(RESTORE);
    });
    const restored = new Set(await finishedTests(empty));
    const lost = finished.filter((id) => !restored.has(id));
    const differing = await differingIndexes(portal.servers.mongo, empty);
    return [
      {
        what: 'R10 a backup in the cluster has every exam that was finished before it',
        holds: finished.length > 0 && lost.length === 0,
        detail: `${lost.length} of ${finished.length} are missing`,
      },
      {
        what: 'R10 a restored server has the collections and indexes of the one that was backed up',
        holds: differing.length === 0,
        detail: differing.join(', ') || 'they are the same',
      },
      await replayErasures(scene, empty, leaver),
    ];
  } finally {
    await operator.call('delete', 'job', BACKUP_NOW, EXPORT_NOW, RESTORE, '--ignore-not-found');
    await empty.stop();
  }
}

/** @returns of the job, without its registry, which is that of Docker */
function imageOf(manifests: readonly Manifest[]): string {
  const job = manifests.find(({ kind }) => kind === 'Job');
  return job?.spec.template.spec.containers[0].image;
}

const withArchive = (manifest: Manifest, archive: string): Manifest =>
  manifest.kind === 'ConfigMap' ? { ...manifest, data: { archive } } : manifest;

/** @returns their numbers */
async function finishedTests({ address }: InfraServer): Promise<readonly number[]> {
  return inDatabase(withDatabase(address, DATABASES['svc-tests'] ?? ''), async (connection) => {
    const tests = connection.collection<{ _id: number }>('tests');
    const found = await tests.find({ status: { $ne: 'unfinished' } }, { projection: { _id: 1 } }).toArray();
    return found.map(({ _id }) => _id);
  });
}

/** @returns each index that only one of them has, by database and collection */
async function differingIndexes(one: InfraServer, other: InfraServer): Promise<readonly string[]> {
  const [here, there] = await Promise.all([indexesOf(one), indexesOf(other)]);
  return [...here, ...there].filter((index) => !(here.has(index) && there.has(index)));
}

async function indexesOf({ address }: InfraServer): Promise<ReadonlySet<string>> {
  return inDatabase(address, async (connection) => {
    const found = new Set<string>();
    for (const database of Object.values(DATABASES)) {
      const db = connection.getClient().db(database);
      for (const { name } of await db.listCollections({ type: 'collection' }, { nameOnly: true }).toArray()) {
        for (const index of await db.collection(name).listIndexes().toArray()) {
          found.add(`${database}.${name} ${JSON.stringify(index.key)}`);
        }
      }
    }
    return found;
  });
}
