import type { Compilation, NormalModule } from '@rspack/core';

/** The files that come with each `import()` of a build, by the path of the imported module. */
export function filesByImport(compilation: Compilation): ReadonlyMap<string, readonly string[]> {
  const { chunkGraph, moduleGraph } = compilation;
  const files = new Map<string, readonly string[]>();
  for (const importing of compilation.modules) {
    for (const block of importing.blocks) {
      const [dependency] = block.dependencies;
      const group = chunkGraph.getBlockChunkGroup(block);
      const imported = dependency && (moduleGraph.getResolvedModule(dependency) as NormalModule | null);
      if (group && imported?.resource) files.set(imported.resource, group.getFiles());
    }
  }
  return files;
}
