import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Cluster } from '../../cluster/cluster.ts';
import { buildImage } from '../../cluster/images.ts';
import { NAMESPACE } from '../../cluster/secrets.ts';
import { ROOT } from '../../paths.ts';
import { run } from '../../process/run.ts';
import type { Steps } from '../../process/steps.ts';

/** A file of each deployable; a line more makes another build of it. */
const CHANGED: Readonly<Record<string, string>> = {
  'svc-identity': 'svc-identity/src/main.ts',
  'svc-tests': 'svc-tests/src/main.ts',
  'svc-stats': 'svc-stats/src/main.ts',
  gateway: 'gateway/src/main.ts',
  'mf-public': 'mf-public/src/routes.tsx',
  'mf-auth': 'mf-auth/src/routes.tsx',
  'mf-dashboard': 'mf-dashboard/src/routes.tsx',
  shell: 'shell/src/main.ts',
};
const WITHIN = '--timeout=300s';

/** The sources as they are, for the next build of a deployable: one line more. @returns the folder */
export async function changedSources(name: string, dir: string): Promise<string> {
  const folder = path.join(dir, 'sources', name);
  const { output } = await run('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: ROOT,
  });
  for (const file of output.split('\n').filter(Boolean)) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await copyFile(path.join(ROOT, file), path.join(folder, file)).catch(() => undefined);
  }
  const changed = path.join(folder, CHANGED[name] ?? '');
  await writeFile(changed, `${await readFile(changed, 'utf8')}\nconsole.debug('the next build');\n`);
  return folder;
}

/** Builds the next version of a deployable and has the cluster roll it out. @returns how long the build took, in seconds */
export async function rollOut(
  name: string,
  tag: string,
  { cluster, dir, steps }: { cluster: Cluster; dir: string; steps: Steps },
): Promise<number> {
  const sources = await changedSources(name, dir);
  const image = await steps.step(`Image of ${name} with a line more`, () => buildImage(name, tag, sources));
  const reference = `registry.example/zielona-fala/${name}:${tag}`;
  const { kubectl } = cluster;
  await steps.step(`Rollout of ${name}`, async () => {
    await kubectl('set', 'image', `--namespace=${NAMESPACE}`, `deployment/${name}`, `*=${reference}`);
    await kubectl('rollout', 'status', `--namespace=${NAMESPACE}`, `deployment/${name}`, WITHIN);
  });
  return image.seconds;
}
