import type { AsyncDependenciesBlock, ChunkGroup, Compilation, Module, NormalModule } from '@rspack/core';

/** The module that an `import()` asks for. */
const importedBy = (block: AsyncDependenciesBlock, { moduleGraph }: Compilation): NormalModule | null => {
  const [dependency] = block.dependencies;
  return dependency ? (moduleGraph.getResolvedModule(dependency) as NormalModule | null) : null;
};

/** A module that is imported in several places has a group for each, less what has come already in that place. */
function groupsByImport(compilation: Compilation): ReadonlyMap<string, readonly ChunkGroup[]> {
  const groups = new Map<string, ChunkGroup[]>();
  for (const importing of compilation.modules) {
    for (const block of importing.blocks) {
      const group = compilation.chunkGraph.getBlockChunkGroup(block);
      const imported = importedBy(block, compilation);
      if (group && imported?.resource)
        groups.set(imported.resource, [...(groups.get(imported.resource) ?? []), group]);
    }
  }
  return groups;
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
