import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../paths.ts';
import { listWorkspaces, type PackageManifest, readManifest } from '../workspaces.ts';

const PAGE = 'docs/dependencies.md';
const ROW = /^\| (`[^|]+`) \| [^|]+ \| ([^|]+) \| (?:\d{4}-\d{2}-\d{2}|before 2025) \| [^|]+ \|$/;

/** @returns what docs/dependencies.md leaves out, has too much, or says of licences that is not so */
export function checkDependencies(): string[] {
  const workspaces = listWorkspaces();
  const own = new Set(workspaces.map(({ name }) => name));
  const manifests = [{ folder: '.', manifest: readManifest('.') }, ...workspaces];
  const declaredIn = new Map(
    manifests.flatMap(({ folder, manifest }) => namesIn(manifest).map((name) => [name, folder] as const)),
  );
  const declared = [...declaredIn.keys()].filter((name) => !own.has(name));
  return findDependencyProblems(readFileSync(path.join(ROOT, PAGE), 'utf8'), declared, (name) =>
    installedLicence(name, declaredIn.get(name) ?? '.'),
  );
}

const namesIn = ({ dependencies, devDependencies }: PackageManifest): readonly string[] =>
  Object.keys({ ...dependencies, ...devDependencies });

/** Of the version that a workspace uses, which may be its own. */
function installedLicence(name: string, folder: string): string {
  const [own, shared] = [folder, '.'].map((each) =>
    path.join(ROOT, each, 'node_modules', name, 'package.json'),
  );
  const manifest = own !== undefined && existsSync(own) ? own : (shared ?? '');
  return (JSON.parse(readFileSync(manifest, 'utf8')) as { license: string }).license;
}

/**
 * @param page with a row for one or several packages each
 * @param declared the packages that workspaces depend on
 */
export function findDependencyProblems(
  page: string,
  declared: readonly string[],
  licenceOf: (name: string) => string,
): string[] {
  const rows = page.split('\n').flatMap((line) => {
    const [, names, licences] = ROW.exec(line) ?? [];
    if (names === undefined || licences === undefined) return [];
    return names.split(', ').map((name) => ({ name: name.slice(1, -1), licences: licences.split(', ') }));
  });
  const wanted = new Set(declared.filter((name) => !name.startsWith('@types/')));
  const named = new Set(rows.map(({ name }) => name));
  return [
    ...[...wanted].filter((name) => !named.has(name)).map((name) => `${PAGE} has no row for ${name}`),
    ...[...named]
      .filter((name) => !wanted.has(name))
      .map((name) => `${PAGE}: no workspace depends on ${name}`),
    ...rows.flatMap(({ name, licences }) => {
      if (!wanted.has(name)) return [];
      const licence = licenceOf(name);
      return licences.includes(licence) ? [] : [`${PAGE}: the licence of ${name} is ${licence}`];
    }),
  ];
}
