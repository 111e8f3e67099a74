import { type Chunk, type ChunkGroup, type Compilation, type Compiler, rspack } from '@rspack/core';
import type { PageFiles } from '@zielona-fala/contracts/portal';
import { importedBy, importedGroups } from '../fragments/chunk-files.ts';
import { byKind } from './files-by-kind.ts';
import { textOfStyles } from './style-text.ts';

/** What the server's part of the shell reads of the build; never served. */
export const SERVER_FOLDER = '.server';

export interface EmitEntryFilesOptions {
  readonly buildId: string;
  /** The module that the entry imports once shared modules are settled. */
  readonly start: string;
  /** The module that it imports where pages use the store. */
  readonly store: string;
}

interface EntryFiles extends PageFiles {
  /** Scripts that the page runs; `scripts` are those that they ask for at once. */
  readonly entries: readonly string[];
  /** Text of the style sheets. */
  readonly css: string;
  /** What comes besides where pages use the store. */
  readonly store: PageFiles;
}

/** The files that the shell needs to start, and those of its store: modules, their static imports, and the shared modules of both. */
function entryFiles(
  compilation: Compilation,
  { start, store }: Pick<EmitEntryFilesOptions, 'start' | 'store'>,
): EntryFiles {
  const { chunkGraph } = compilation;
  const imports = importedGroups(compilation);
  const groupOf = (by: string, resource: string): ChunkGroup | undefined =>
    imports.find((each) => each.by === by && each.resource === resource)?.group;

  const sharedBy = (chunk: Chunk): readonly ChunkGroup[] =>
    chunkGraph.getChunkModules(chunk).flatMap((module) => {
      if (module.type !== 'consume-shared-module') return [];
      return module.blocks.flatMap((block) => {
        const shared = importedBy(block, compilation);
        return (shared?.resource && groupOf('provide-module', shared.resource)) || [];
      });
    });

  const filesOf = (...groups: ChunkGroup[]): ReadonlySet<string> => {
    const files = new Set<string>();
    const chunks = new Set<string>();
    for (let group = groups.pop(); group; group = groups.pop()) {
      for (const file of group.getFiles()) files.add(file);
      for (const chunk of group.chunks) {
        const id = String(chunk.id ?? chunk.name);
        if (chunks.has(id)) continue;
        chunks.add(id);
        groups.push(...sharedBy(chunk));
      }
    }
    return files;
  };
  const importOf = (resource: string): ChunkGroup => {
    const found = imports.find((each) => each.resource === resource);
    if (!found) throw new Error(`the build has no import of ${resource}`);
    return found.group;
  };

  const entry = compilation.entrypoints.get('main');
  if (!entry) throw new Error('the build has no entry');
  const atStart = filesOf(entry, importOf(start));
  const entries = byKind([...entry.getFiles()]).scripts;
  const { styles, scripts } = byKind([...atStart]);
  return {
    entries,
    scripts: scripts.filter((file) => !entries.includes(file)),
    styles,
    css: textOfStyles(compilation, styles),
    store: byKind([...filesOf(importOf(store))].filter((file) => !atStart.has(file))),
  };
}

/** Emits the list of files that the server names in each page, so that the browser asks for all of them at once. */
export class EmitEntryFiles {
  readonly #options: EmitEntryFilesOptions;

  constructor(options: EmitEntryFilesOptions) {
    this.#options = options;
  }

  apply(compiler: Compiler): void {
    const { buildId } = this.#options;
    const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
    compiler.hooks.thisCompilation.tap('EmitEntryFiles', (compilation) => {
      compilation.hooks.processAssets.tap({ name: 'EmitEntryFiles', stage }, () => {
        if (compilation.errors.length > 0) return;
        const list = { build: buildId, ...entryFiles(compilation, this.#options) };
        const source = new rspack.sources.RawSource(JSON.stringify(list));
        compilation.emitAsset(`${SERVER_FOLDER}/files.json`, source);
      });
    });
  }
}
