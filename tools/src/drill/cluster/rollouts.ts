import type { Check } from '../../chaos/check.ts';
import { DEPLOYABLES, manifestsOf } from '../../cluster/portal.ts';
import { buildOf } from '../deploy/build-of.ts';
import { buildIdOf, CHANGED, NEXT } from './changed.ts';
import type { ClusterScene } from './scene.ts';

/** Each deployable while learners are taking exams: those that have another build get it, the others start anew. */
export async function rollOutAll(scene: ClusterScene): Promise<readonly Check[]> {
  scene.traffic.begin('rollouts');
  const checks: Check[] = [];
  for (const name of DEPLOYABLES) {
    const isChanged = CHANGED.has(name);
    const change = isChanged ? () => applyVersion(scene, name, NEXT) : () => restart(scene, name);
    checks.push(await replaced(scene, `rolled out ${isChanged ? NEXT : 'anew'}`, name, change));
    if (isChanged) checks.push(await ofBuild(scene, name, NEXT));
  }
  return checks;
}

/** Each goes back to what it was before. */
export async function rollBackAll(scene: ClusterScene): Promise<readonly Check[]> {
  scene.traffic.begin('rollbacks');
  const checks: Check[] = [];
  for (const name of DEPLOYABLES.toReversed()) {
    const undo = () => scene.operator.call('rollout', 'undo', `deployment/${name}`);
    checks.push(await replaced(scene, 'rolled back', name, undo));
    if (CHANGED.has(name)) checks.push(await ofBuild(scene, name));
  }
  return checks;
}

/** A team deploys its service alone, and once more. */
export async function deployTwice(scene: ClusterScene): Promise<readonly Check[]> {
  scene.traffic.begin('a service deployed twice in a row');
  const name = 'svc-tests';
  return [
    await replaced(scene, 'deployed alone', name, () => applyVersion(scene, name, NEXT)),
    await replaced(scene, 'deployed alone once more', name, () => applyVersion(scene, name)),
    await ofBuild(scene, name),
  ];
}

const restart = ({ operator }: ClusterScene, name: string) =>
  operator.call('rollout', 'restart', `deployment/${name}`);

/** Applies all manifests of a deployable, as its own team does. */
async function applyVersion(
  { cluster, portal }: ClusterScene,
  name: string,
  version?: string,
): Promise<void> {
  await cluster.kubectl.apply(manifestsOf(portal.manifests, name, version));
}

async function replaced(
  { operator, steps }: ClusterScene,
  what: string,
  name: string,
  change: () => Promise<unknown>,
): Promise<Check> {
  const before = new Set((await operator.podsOf(name)).map((pod) => pod.name));
  const begun = performance.now();
  await steps.step(`${name}: ${what}`, async () => {
    await change();
    await operator.rolledOut(name);
  });
  const seconds = ((performance.now() - begun) / 1000).toFixed(0);
  const pods = await operator.podsOf(name);
  const fresh = pods.filter((pod) => pod.isReady && !before.has(pod.name)).length;
  return {
    what: `R10 ${name} ${what}, every pod replaced`,
    holds: fresh === before.size && pods.length === before.size,
    detail: `${fresh} of ${before.size} in ${seconds} s`,
  };
}

async function ofBuild({ operator }: ClusterScene, name: string, version?: string): Promise<Check> {
  const builds = await Promise.all((await operator.podsOf(name)).map(({ probeUrl }) => buildOf(probeUrl)));
  const wanted = buildIdOf(version);
  return {
    what: `R10 every pod of ${name} is of build ${wanted}`,
    holds: builds.length > 0 && builds.every((build) => build === wanted),
    detail: builds.join(', '),
  };
}
