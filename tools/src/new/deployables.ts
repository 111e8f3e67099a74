import { UserError } from '../process/user-error.ts';
import type { Change } from './change.ts';

const WORD = /^[a-z]+$/;
const RESERVED = ['any', 'default', 'gateway', 'local', 'shell'];

/** @throws UserError for what cannot be the end of a folder's name, a variable and a host in one */
export function mustBeWord(name: string): void {
  if (WORD.test(name) && !RESERVED.includes(name)) return;
  throw new UserError(
    `“${name}” is no name of a service or remote: take one word in small letters, such as payments.`,
  );
}

interface NewManifest {
  readonly folder: string;
  readonly sibling: string;
  readonly description: string;
  /** Those of the sibling's that it needs, too. */
  readonly packages: readonly string[];
}

/** Makes a package.json with the versions that a sibling has. */
export function addManifest(change: Change, { folder, sibling, description, packages }: NewManifest): void {
  const { dependencies, devDependencies, ...rest } = JSON.parse(change.read(`${sibling}/package.json`));
  const needed = (all: Record<string, string> = {}) =>
    Object.fromEntries(Object.entries(all).filter(([name]) => packages.includes(name)));
  const manifest = {
    ...rest,
    name: `@zielona-fala/${folder}`,
    description,
    ...(dependencies && { dependencies: needed(dependencies) }),
    devDependencies: needed(devDependencies),
  };
  change.create(`${folder}/package.json`, print(manifest));
}

interface Lock {
  packages: Record<string, object>;
}

/** Enters a workspace in package.json and in the lock file, as `npm install` does. */
export function enterWorkspace(change: Change, folder: string, sibling: string): void {
  const beside = (workspaces: string[]) => workspaces.toSpliced(workspaces.indexOf(sibling) + 1, 0, folder);
  const { version, license, dependencies, devDependencies, ...rest } = JSON.parse(
    change.read(`${folder}/package.json`),
  );
  change.edit('package.json', (text) => {
    const manifest = JSON.parse(text);
    return print({ ...manifest, workspaces: beside(manifest.workspaces) });
  });
  change.edit('package-lock.json', (text) => {
    const lock = JSON.parse(text) as Lock & { packages: { '': { workspaces: string[] } } };
    const root = lock.packages[''];
    const added = {
      [folder]: { name: rest.name, version, license, dependencies, devDependencies },
      [`node_modules/${rest.name}`]: { resolved: folder, link: true },
    };
    const packages = { ...lock.packages, ...added, '': { ...root, workspaces: beside(root.workspaces) } };
    const ordered = Object.entries(packages).sort(([one], [other]) => (one < other ? -1 : 1));
    return print({ ...lock, packages: Object.fromEntries(ordered) });
  });
}

const print = (value: object): string => `${JSON.stringify(value, null, 2)}\n`;
