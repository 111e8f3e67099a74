import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import readWorkbook from 'read-excel-file/node';
import { type EditionFile, EditionRefused, type Sheet } from './edition-file.ts';

const PROPERTIES = 'docProps/core.xml';
const MODIFIED = /<(?:\w+:)?modified\b[^>]*>\s*(\d{4}-\d{2}-\d{2})/;

/** What the library makes of a cell: nothing, or what it shows. */
type Cell = Awaited<ReturnType<typeof readWorkbook>>[number]['data'][number][number];

/** Opens an XLSX workbook. @throws EditionRefused when it is none, or is damaged */
export async function openXlsx(file: string): Promise<EditionFile> {
  try {
    const sheets = await readWorkbook(file, { trim: false });
    return {
      sheets: sheets.map(({ sheet, data }) => sheetOf(sheet, data)),
      savedOn: await modificationDate(file),
    };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new EditionRefused(
      `${path.basename(file)} cannot be read as an XLSX workbook (${reason}). ` +
        'It may help to save it once more with a spreadsheet program',
    );
  }
}

function sheetOf(name: string, data: readonly (readonly Cell[])[]): Sheet {
  let done = 0;
  return {
    name,
    async *rows() {
      for (const [index, cells] of data.entries()) {
        done = index + 1;
        yield { row: done, cells: textsOf(cells) };
      }
    },
    share: () => done / Math.max(1, data.length),
  };
}

/** The library fills rows up to the longest one. */
function textsOf(cells: readonly Cell[]): readonly string[] {
  const last = cells.findLastIndex((cell) => cell !== null);
  return cells.slice(0, last + 1).map((cell) => (cell === null ? '' : String(cell)));
}

async function modificationDate(file: string): Promise<string | null> {
  const parts = unzipSync(await readFile(file), { filter: ({ name }) => name === PROPERTIES });
  const properties = parts[PROPERTIES];
  return properties === undefined ? null : (MODIFIED.exec(strFromU8(properties))?.[1] ?? null);
}
