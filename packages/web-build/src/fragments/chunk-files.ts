import type { AsyncDependenciesBlock, ChunkGroup, Compilation, Module, NormalModule } from '@rspack/core';

/** A group of chunks that comes with an `import()`. */
interface ImportedGroup {
  /** Kind of the module that imports it. */
  readonly by: string;
  /** Path of the imported module. */
  readonly resource: string;
  readonly group: ChunkGroup;
}

/** The module that an `import()` asks for. */
export const importedBy = (
  block: AsyncDependenciesBlock,
  { moduleGraph }: Compilation,
): NormalModule | null => {
  const [dependency] = block.dependencies;
  return dependency ? (moduleGraph.getResolvedModule(dependency) as NormalModule | null) : null;
};

/** Every `import()` of a build. A module that is imported in several places has a group for each, less what has come already in that place. */
export const importedGroups = (compilation: Compilation): readonly ImportedGroup[] =>
  [...compilation.modules].flatMap((importing) =>
    importing.blocks.flatMap((block) => {
      const group = compilation.chunkGraph.getBlockChunkGroup(block);
      const imported = importedBy(block, compilation);
      return group && imported?.resource ? [{ by: importing.type, resource: imported.resource, group }] : [];
    }),
  );

function groupsByImport(compilation: Compilation): ReadonlyMap<string, readonly ChunkGroup[]> {
  const byResource = Map.groupBy(importedGroups(compilation), ({ resource }) => resource);
  return new Map([...byResource].map(([resource, imports]) => [resource, imports.map(({ group }) => group)]));
}

/** The files that come with each `import()` of a build, by the path of the imported module. */
export function filesByImport(compilation: Compilation): ReadonlyMap<string, readonly string[]> {
  return new Map(
    [...groupsByImport(compilation)].map(([path, groups]) => [
      path,
      [...new Set(groups.flatMap((group) => group.getFiles()))],
    ]),
  );
}

const partsOf = (module: Module): readonly Module[] =>
  'modules' in module ? (module.modules as readonly Module[]) : [module];

/**
 * @returns tells the paths of the modules that come with an `import()`, by the path of the imported one; with `later`, also
 * of those that they import in turn
 */
export function modulesByImport(
  compilation: Compilation,
): (path: string, options?: { readonly later: boolean }) => ReadonlySet<string> {
  const groups = groupsByImport(compilation);
  return (path, { later } = { later: false }) => {
    const imports = new Set([path]);
    const found = new Set<string>();
    for (const each of imports) {
      const chunks = new Set(groups.get(each)?.flatMap((group) => group.chunks));
      for (const module of [...chunks].flatMap((chunk) => compilation.chunkGraph.getChunkModules(chunk))) {
        for (const part of partsOf(module) as readonly NormalModule[])
          if (part.resource) found.add(part.resource);
        if (!later) continue;
        for (const block of module.blocks) {
          const imported = importedBy(block, compilation)?.resource;
          if (imported) imports.add(imported);
        }
      }
    }
    return found;
  };
}
