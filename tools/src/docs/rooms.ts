import type { CruisedModule } from '../lint/cruise.ts';
import type { Workspace } from '../workspaces.ts';

/** A room and the rooms that its running code imports, each sorted by name. */
export interface Room {
  readonly name: string;
  readonly imports: readonly string[];
}

const NOT_RUNNING =
  /(^|\/)(test|testing|bench)\/|\.test\.tsx?$|\/rspack\.config\.ts$|^stories\/config\/main\.ts$|\/prepare\.ts$/;

/**
 * The rooms of the repository by what they import: a workspace each, and in a package that exports folders of its own
 * one room each (`packages/service-kit/http`). Tests and build configuration do not count.
 */
export function findRooms(modules: readonly CruisedModule[], workspaces: readonly Workspace[]): Room[] {
  const imports = new Map<string, Set<string>>();
  for (const { source, dependencies } of modules) {
    const room = roomOf(source, workspaces);
    if (room === null) continue;
    const known = imports.get(room) ?? new Set();
    imports.set(room, known);
    for (const { resolved } of dependencies) {
      const other = roomOf(resolved, workspaces);
      if (other !== null && other !== room) known.add(other);
    }
  }
  return [...imports]
    .map(([name, others]) => ({ name, imports: [...others].sort() }))
    .sort((one, other) => one.name.localeCompare(other.name));
}

function roomOf(file: string, workspaces: readonly Workspace[]): string | null {
  const workspace = workspaces.find(({ folder }) => file.startsWith(`${folder}/`));
  if (workspace === undefined || NOT_RUNNING.test(file)) return null;
  const { folder, manifest } = workspace;
  const subpaths = Object.keys(manifest.exports ?? {}).filter((subpath) => subpath !== '.');
  const inner = file.slice(folder.length).match(/^\/src\/([^/]+)\//)?.[1];
  const isRoom = inner !== undefined && folder.startsWith('packages/') && subpaths.includes(`./${inner}`);
  return isRoom ? `${folder}/${inner}` : folder;
}

/** Every room may import it, so its arrows would hide the others. */
const NOT_DRAWN = 'packages/contracts';

/** The rooms as a Mermaid flow chart; rooms of one package are in a subgraph. Arrows to contracts are omitted. */
export function drawRooms(rooms: readonly Room[]): string {
  const ids = new Map(rooms.map(({ name }) => [name, name.replaceAll(/[^a-z]/g, '_')]));
  const framed = Map.groupBy(rooms, ({ name }) => name.match(/^packages\/[^/]+(?=\/)/)?.[0] ?? '');
  const nodes = [...framed].flatMap(([frame, members]) => {
    const lines = members.map(
      ({ name }) => `  ${ids.get(name)}["${frame === '' ? name : name.slice(frame.length + 1)}"]`,
    );
    return frame === '' ? lines : [`  subgraph ${frame.slice('packages/'.length)}`, ...lines, '  end'];
  });
  const edges = rooms.flatMap(({ name, imports }) =>
    imports
      .filter((other) => ids.has(other) && !other.startsWith(NOT_DRAWN))
      .map((other) => `  ${ids.get(name)} --> ${ids.get(other)}`),
  );
  return ['flowchart LR', ...nodes, ...edges].join('\n');
}

/** What each room imports, as the rows of a Markdown table. */
export function tabulateRooms(rooms: readonly Room[]): string {
  const rows = rooms.map(({ name, imports }) => {
    const others = imports.map((other) => `\`${other.replace('packages/', '')}\``).join(', ');
    return `| \`${name}\` | ${others || 'nothing of ours'} |`;
  });
  return ['| room | imports |', '|---|---|', ...rows].join('\n');
}
