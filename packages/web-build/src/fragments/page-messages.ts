import { readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import type { Compilation } from '@rspack/core';
import type { Locale } from '@zielona-fala/contracts';
import type { CompiledMessages } from '@zielona-fala/contracts/portal';
import { declaredIds } from '../messages/declared-ids.ts';
import { modulesByImport } from './chunk-files.ts';

export interface PageMessagesOptions {
  readonly workspace: string;
  /** Folders whose messages the remote shows. */
  readonly messageSources: readonly string[];
  /** The module that comes with every page of the remote. */
  readonly routes: string;
}

/**
 * @returns tells the compiled messages that a page can show, also in parts of it that load later, by the modules that were
 * imported while it was rendered
 */
export function createPageMessages(
  compilation: Compilation,
  { workspace, messageSources, routes }: PageMessagesOptions,
): (imported: readonly string[], locale: Locale) => Promise<CompiledMessages> {
  const modulesOf = modulesByImport(compilation);
  const folders = messageSources.map((source) => join(source, 'src') + sep);
  const isOurs = (path: string) => folders.some((folder) => path.startsWith(folder));
  const declared = new Map<string, Promise<readonly string[]>>();
  const readDeclared = async (module: string) => declaredIds(await readFile(module, 'utf8'));

  const declaredIn = (module: string): Promise<readonly string[]> => {
    const known = declared.get(module) ?? readDeclared(module);
    declared.set(module, known);
    return known;
  };

  return async (imported, locale) => {
    const pages = imported.filter((module) => module !== routes);
    const modules = [modulesOf(routes), ...pages.map((page) => modulesOf(page, { later: true }))];
    const sources = [...new Set(modules.flatMap((each) => [...each]))].filter(isOurs);
    const ids = new Set((await Promise.all(sources.map(declaredIn))).flat());
    const all = JSON.parse(await readFile(join(workspace, '.messages', `${locale}.json`), 'utf8'));
    return Object.fromEntries(Object.entries(all).filter(([id]) => ids.has(id))) as CompiledMessages;
  };
}
