import {
  type Chunk,
  type ChunkGroup,
  type Compilation,
  type Compiler,
  type NormalModule,
  rspack,
} from '@rspack/core';
import { textOfStyles } from './style-text.ts';

/** What the server's part of the shell reads of the build; never served. */
export const SERVER_FOLDER = '.server';

export interface EmitEntryFilesOptions {
  readonly buildId: string;
  /** The module that the entry imports once shared modules are settled. */
  readonly start: string;
}

interface EntryFiles {
  /** Scripts that the page runs. */
  readonly entries: readonly string[];
  /** Scripts that those ask for at once. */
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  /** Text of the style sheets. */
  readonly css: string;
}

/** The groups of chunks that come with each `import()`, by the kind of module that imports and the imported one. */
function groupsByImport(compilation: Compilation) {
  const { chunkGraph, moduleGraph } = compilation;
  return [...compilation.modules].flatMap((importing) =>
    importing.blocks.flatMap((block) => {
      const [dependency] = block.dependencies;
      const group = chunkGraph.getBlockChunkGroup(block);
      const imported = dependency && (moduleGraph.getResolvedModule(dependency) as NormalModule | null);
      return group && imported?.resource ? [{ by: importing.type, resource: imported.resource, group }] : [];
    }),
  );
}

/** The files that the shell needs to start: the entry, its static imports, and the shared modules of both. */
function entryFiles(compilation: Compilation, start: string): EntryFiles {
  const { chunkGraph, moduleGraph } = compilation;
  const imports = groupsByImport(compilation);
  const groupOf = (by: string, resource: string): ChunkGroup | undefined =>
    imports.find((each) => each.by === by && each.resource === resource)?.group;

  const sharedBy = (chunk: Chunk): readonly ChunkGroup[] =>
    chunkGraph.getChunkModules(chunk).flatMap((module) => {
      if (module.type !== 'consume-shared-module') return [];
      return module.blocks.flatMap((block) => {
        const [dependency] = block.dependencies;
        const shared = dependency && (moduleGraph.getResolvedModule(dependency) as NormalModule | null);
        return (shared?.resource && groupOf('provide-module', shared.resource)) || [];
      });
    });

  const entry = compilation.entrypoints.get('main');
  const started = imports.find(({ resource }) => resource === start)?.group;
  if (!entry || !started) throw new Error(`the build has no entry that imports ${start}`);
  const known = new Set<ChunkGroup>();
  const waiting: ChunkGroup[] = [entry, started];
  const files = new Set<string>();
  const chunks = new Set<string>();
  for (let group = waiting.pop(); group; group = waiting.pop()) {
    for (const file of group.getFiles()) files.add(file);
    for (const chunk of group.chunks) {
      const id = String(chunk.id ?? chunk.name);
      if (chunks.has(id)) continue;
      chunks.add(id);
      waiting.push(...sharedBy(chunk));
    }
    known.add(group);
  }
  const isScript = (file: string) => file.endsWith('.js');
  const entries = entry.getFiles().filter(isScript);
  const styles = [...files].filter((file) => file.endsWith('.css'));
  return {
    entries,
    scripts: [...files].filter((file) => isScript(file) && !entries.includes(file)),
    styles,
    css: textOfStyles(compilation, styles),
  };
}

/** Emits the list of files that the server names in each page, so that the browser asks for all of them at once. */
export class EmitEntryFiles {
  readonly #options: EmitEntryFilesOptions;

  constructor(options: EmitEntryFilesOptions) {
    this.#options = options;
  }

  apply(compiler: Compiler): void {
    const { buildId, start } = this.#options;
    const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
    compiler.hooks.thisCompilation.tap('EmitEntryFiles', (compilation) => {
      compilation.hooks.processAssets.tap({ name: 'EmitEntryFiles', stage }, () => {
        if (compilation.errors.length > 0) return;
        const list = { build: buildId, ...entryFiles(compilation, start) };
        const source = new rspack.sources.RawSource(JSON.stringify(list));
        compilation.emitAsset(`${SERVER_FOLDER}/files.json`, source);
      });
    });
  }
}
