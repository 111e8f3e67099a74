import { cp, mkdir, mkdtemp, readdir, readFile, rm, stat, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT } from './paths.ts';
import { type RunResult, run } from './process/run.ts';
import { listWorkspaces } from './workspaces.ts';

/** The repository as it is, for what changes it: with the packages that are installed, and links to its own workspaces. */
export interface RepositoryCopy {
  readonly root: string;
  /** Runs a program of this repository's packages there. */
  bin(name: string, ...args: string[]): Promise<RunResult>;
  /** Runs a command of the tools as `npm run` does. */
  command(...args: string[]): Promise<RunResult>;
  /** Compiles the messages of a remote, which its types and tests read. */
  messages(remote: string): Promise<RunResult>;
  /** Runs tests in the way of a project of jest.config.mjs, with the servers that there are. */
  jest(project: 'unit' | 'web', files: readonly string[]): Promise<RunResult>;
  read(file: string): Promise<string>;
  /** All files, each with the moment of its last change. */
  files(): Promise<readonly string[]>;
  /** Links workspaces, also those that were added, as `npm install` does. */
  link(): Promise<void>;
  remove(): Promise<void>;
}

/** Large, or made by commands. */
const LEFT_OUT = /(^|\/)(\.git|node_modules|dist|\.local|\.artefacts|\.bank)$|^bank\/media$|^bench\/results$/;
const SCOPE = '@zielona-fala';

export async function copyRepository(): Promise<RepositoryCopy> {
  const root = await mkdtemp(path.join(tmpdir(), 'repository-'));
  await cp(ROOT, root, {
    recursive: true,
    filter: (source) => !LEFT_OUT.test(path.relative(ROOT, source)),
  });
  for (const folder of ['.', ...listWorkspaces().map((each) => each.folder)]) {
    await linkPackages(path.join(ROOT, folder, 'node_modules'), path.join(root, folder, 'node_modules'));
  }
  await symlink(path.join(ROOT, 'bank/media'), path.join(root, 'bank/media'));
  const node = path.join(ROOT, 'node_modules/.bin/node');
  const copy: RepositoryCopy = {
    root,
    bin: (name, ...args) => run(path.join(root, 'node_modules/.bin', name), args, { cwd: root }),
    command: (...args) =>
      run(node, ['--disable-warning=ExperimentalWarning', 'tools/src/cli.ts', ...args], { cwd: root }),
    messages: (remote) =>
      run(node, [path.join(root, 'packages/web-build/src/messages/cli.ts')], {
        cwd: path.join(root, remote),
      }),
    jest: (project, files) =>
      run(
        node,
        [
          ...['--disable-warning=ExperimentalWarning', 'node_modules/jest/bin/jest.js'],
          ...['--selectProjects', project],
          ...files.flatMap((file) => ['--testMatch', path.join(root, file)]),
        ],
        { cwd: root },
      ),
    read: (file) => readFile(path.join(root, file), 'utf8'),
    async files() {
      const entries = await readdir(root, { recursive: true, withFileTypes: true });
      const files = entries.filter((entry) => entry.isFile() && !entry.parentPath.includes('node_modules'));
      return Promise.all(
        files.map(async ({ parentPath, name }) => {
          const file = path.join(parentPath, name);
          return `${file} ${(await stat(file)).mtimeMs}`;
        }),
      );
    },
    async link() {
      const { workspaces } = JSON.parse(await copy.read('package.json')) as { workspaces: string[] };
      const scope = path.join(root, 'node_modules', SCOPE);
      await rm(scope, { recursive: true, force: true });
      await mkdir(scope);
      const packages = (await readdir(path.join(root, 'packages'))).map((name) => `packages/${name}`);
      for (const folder of [...packages, ...workspaces.filter((each) => !each.includes('*'))]) {
        await symlink(path.join(root, folder), path.join(scope, path.basename(folder)));
      }
    },
    remove: () => rm(root, { recursive: true, force: true }),
  };
  await copy.link();
  return copy;
}

async function linkPackages(from: string, to: string): Promise<void> {
  const names = await readdir(from).catch(() => []);
  if (names.length > 0) await mkdir(to, { recursive: true });
  for (const name of names) {
    if (name !== SCOPE) await symlink(path.join(from, name), path.join(to, name));
  }
}
