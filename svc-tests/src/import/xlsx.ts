import path from 'node:path';
import { type Archive, openArchive } from './archive.ts';
import { createTextCollector } from './cell-text.ts';
import { type EditionFile, EditionRefused, type Sheet } from './edition-file.ts';
import { readRows, readSharedStrings } from './worksheet.ts';
import { parseXml } from './xml.ts';

interface Relation {
  readonly id: string;
  /** The last part of the relation's address, e.g. `sharedStrings`. */
  readonly kind: string;
  /** Path inside the archive. */
  readonly target: string;
}

/** Opens an XLSX workbook. @throws EditionRefused when it is none, or is damaged */
export async function openXlsx(file: string): Promise<EditionFile> {
  const archive = await openArchive(file).catch((error: unknown) => {
    throw new EditionRefused(`${path.basename(file)} is no XLSX workbook: ${messageOf(error)}`);
  });
  try {
    return await openWorkbook(archive);
  } catch (error) {
    archive.close();
    throw new EditionRefused(`${path.basename(file)} cannot be read as a workbook: ${messageOf(error)}`);
  }
}

async function openWorkbook(archive: Archive): Promise<EditionFile> {
  const top = await relationsOf(archive, '');
  const workbook = top.find(({ kind }) => kind === 'officeDocument')?.target ?? 'xl/workbook.xml';
  const relations = await relationsOf(archive, workbook);
  const shared = relations.find(({ kind }) => kind === 'sharedStrings')?.target;
  const strings = shared === undefined ? [] : await readSharedStrings(await archive.open(shared));
  const sheets: Sheet[] = [];
  await parseXml(await archive.open(workbook), {
    open(name, { id, name: title = '' }) {
      const target = name === 'sheet' ? relations.find((each) => each.id === id) : undefined;
      if (target?.kind === 'worksheet') sheets.push(sheetOf(archive, target.target, title, strings));
    },
  });
  const properties = top.find(({ kind }) => kind === 'core-properties')?.target;
  return {
    sheets,
    savedOn: properties === undefined ? null : await modificationDate(archive, properties),
    close: () => archive.close(),
  };
}

function sheetOf(archive: Archive, part: string, name: string, strings: readonly string[]): Sheet {
  let done = 0;
  return {
    name,
    async *rows() {
      done = 0;
      yield* readRows(await archive.open(part), strings, (bytes) => {
        done += bytes;
      });
    },
    share: () => Math.min(1, done / Math.max(1, archive.sizeOf(part))),
  };
}

/** @param part path inside the archive; '' for the archive itself */
async function relationsOf(archive: Archive, part: string): Promise<readonly Relation[]> {
  const folder = path.posix.dirname(part);
  const source = path.posix.join(folder, '_rels', `${path.posix.basename(part)}.rels`);
  const relations: Relation[] = [];
  await parseXml(await archive.open(source), {
    open(name, { Id: id = '', Type: type = '', Target: target = '' }) {
      if (name !== 'Relationship') return;
      const absolute = target.startsWith('/') ? target.slice(1) : path.posix.join(folder, target);
      relations.push({ id, kind: path.posix.basename(type), target: absolute });
    },
  });
  return relations;
}

async function modificationDate(archive: Archive, part: string): Promise<string | null> {
  if (!archive.has(part)) return null;
  const collector = createTextCollector('modified');
  await parseXml(await archive.open(part), collector);
  return /^\d{4}-\d{2}-\d{2}/.exec(collector.take().trim())?.[0] ?? null;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
