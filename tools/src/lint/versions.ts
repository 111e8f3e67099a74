import { readManifest, type Workspace } from '../workspaces.ts';

/** Of a package itself, or of the one that stands under its name: `npm:typescript@7.0.2`. */
const EXACT = /^(npm:(@[\w.-]+\/)?[\w.-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/;
const KINDS = ['dependencies', 'devDependencies', 'peerDependencies'] as const;

/** Versions that are not exact, and dependencies that are declared with more than one. */
export function findVersionProblems(workspaces: Workspace[], root = readManifest('.')): string[] {
  const own = new Set(workspaces.map(({ name }) => name));
  const seen = new Map<string, { version: string; where: string }>();
  const problems: string[] = [];
  for (const { name: where, manifest } of [{ name: root.name, manifest: root }, ...workspaces]) {
    const declared = KINDS.flatMap((kind) => Object.entries(manifest[kind] ?? {}));
    for (const [name, version] of declared) {
      if (own.has(name)) {
        if (version !== '*') problems.push(`${where}: ${name} is a workspace and must be "*"`);
        continue;
      }
      if (!EXACT.test(version)) problems.push(`${where}: ${name} ${version} is not an exact version`);
      const first = seen.get(name);
      if (!first) seen.set(name, { version, where });
      else if (first.version !== version) {
        problems.push(`${name} is ${first.version} in ${first.where} and ${version} in ${where}`);
      }
    }
  }
  return problems;
}
