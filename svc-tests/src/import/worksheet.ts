import { createTextCollector, unescaped } from './cell-text.ts';
import type { Row } from './edition-file.ts';
import { parseXml, readXml } from './xml.ts';

/** Reads the strings that the cells of all sheets refer to. */
export async function readSharedStrings(document: AsyncIterable<Uint8Array>): Promise<readonly string[]> {
  const strings: string[] = [];
  const collector = createTextCollector('t');
  await parseXml(document, {
    ...collector,
    close(name) {
      collector.close(name);
      if (name === 'si') strings.push(unescaped(collector.take()));
    },
  });
  return strings;
}

interface OpenCell {
  readonly column: number;
  readonly type: string;
}

/**
 * Reads the rows of a sheet while its document comes in.
 * @param onBytes is told how many bytes were read
 */
export async function* readRows(
  document: AsyncIterable<Uint8Array>,
  strings: readonly string[],
  onBytes: (bytes: number) => void,
): AsyncGenerator<Row> {
  const ready: Row[] = [];
  const collector = createTextCollector('v', 't');
  let row = 0;
  let cells: string[] = [];
  let cell: OpenCell = { column: -1, type: '' };
  const pieces = readXml(document, {
    ...collector,
    open(name, attributes) {
      collector.open(name, attributes);
      if (name === 'row') {
        row = Number(attributes.r ?? row + 1);
        cells = [];
        cell = { column: -1, type: '' };
      } else if (name === 'c') {
        cell = { column: columnOf(attributes.r) ?? cell.column + 1, type: attributes.t ?? 'n' };
      }
    },
    close(name) {
      collector.close(name);
      if (name === 'c') setCell(cells, cell.column, textOf(cell.type, collector.take(), strings));
      else if (name === 'row') ready.push({ row, cells });
    },
  });
  for await (const bytes of pieces) {
    onBytes(bytes);
    yield* ready.splice(0);
  }
}

function setCell(cells: string[], column: number, value: string): void {
  while (cells.length < column) cells.push('');
  cells[column] = value;
}

function textOf(type: string, raw: string, strings: readonly string[]): string {
  if (raw === '') return '';
  if (type === 's') {
    const string = strings[Number(raw)];
    if (string === undefined) throw new Error(`the shared string ${raw} is missing`);
    return string;
  }
  if (type === 'n') return Number.isNaN(Number(raw)) ? raw : String(Number(raw));
  return type === 'e' ? '' : unescaped(raw);
}

/** @returns 0 for `A7`, 27 for `AB7`; null when the cell does not say where it stands */
function columnOf(reference: string | undefined): number | null {
  const letters = /^[A-Z]{1,3}/.exec(reference ?? '')?.[0];
  if (letters === undefined) return null;
  return [...letters].reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}
