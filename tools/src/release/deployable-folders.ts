import { listWorkspaces } from '../workspaces.ts';
import { imageOf } from './image.ts';

/** The files at the root that every workspace depends on. */
const OF_ALL = ['package.json', 'package-lock.json', 'tsconfig*.json'];
/** What is read besides what a package.json names. */
const READ: Readonly<Record<string, readonly string[]>> = {
  'mf-public': ['bank'],
  'svc-tests': ['bank'],
};

/**
 * The files that a deployable is made of, as a pipeline watches them: its own folder, every workspace that it names in its
 * package.json, what those name in turn, and how its image is built. Lint refuses an import that package.json does not
 * name, and a name that is not imported.
 */
export function filesOfDeployable(name: string): readonly string[] {
  const workspaces = new Map(listWorkspaces().map((workspace) => [workspace.name, workspace]));
  const folders = new Set<string>();
  const add = (folder: string): void => {
    if (folders.has(folder)) return;
    folders.add(folder);
    const found = [...workspaces.values()].find((workspace) => workspace.folder === folder);
    const { dependencies = {}, devDependencies = {} } = found?.manifest ?? {};
    for (const dependency of Object.keys({ ...dependencies, ...devDependencies })) {
      const own = workspaces.get(dependency);
      if (own) add(own.folder);
    }
  };
  add(name);
  for (const folder of READ[name] ?? []) add(folder);
  const image = imageOf(name);
  if (image?.dockerfile.endsWith('remote.Dockerfile')) add('static-server');
  return [
    ...[...folders].sort().map((folder) => `${folder}/**`),
    ...OF_ALL,
    ...(image ? [image.dockerfile] : []),
    '.github/workflows/deployable.yml',
    `.github/workflows/${name}.yml`,
  ];
}
