import type { Columns } from './columns.ts';
import { columnsOf, missingColumns } from './columns.ts';
import { type EditionFile, EditionRefused, type RowRefusal, type Sheet } from './edition-file.ts';
import { type OfficialRow, readRow } from './official-row.ts';

/** The ministry keeps questions that are not asked yet, or not any more, on a sheet of this name. */
const UNDER_VERIFICATION = /weryfikacj/i;
/** There can be titles and notes above the header. */
const HEADER_WITHIN = 20;

export interface SheetCounts {
  readonly sheet: string;
  /** Rows under the header. */
  readonly read: number;
  readonly blank: number;
  readonly refused: number;
  /** Questions that are kept from exams because they are under verification. */
  readonly withheld: number;
  readonly drawable: number;
}

/** A drawable question and its position. */
export interface PlacedRow extends OfficialRow {
  readonly sheet: string;
  readonly row: number;
}

/** What a file holds. */
export interface Edition {
  readonly savedOn: string | null;
  readonly questions: readonly PlacedRow[];
  readonly sheets: readonly SheetCounts[];
  readonly refusals: readonly RowRefusal[];
}

export interface ReadingOptions {
  /** Column positions of a table without a header; null if it has one. */
  readonly columns: Columns | null;
  /** Keeps rows of a number that was met before, instead of refusing them. */
  readonly keepsRepeats: boolean;
}

const BY_HEADER: ReadingOptions = { columns: null, keepsRepeats: false };

/** Called with the share of a sheet that has been read, from 0 to 1, and the number of rows. */
export type OnRows = (sheet: string, share: number, rows: number) => void;

/**
 * Reads every sheet that has the header of a question catalogue.
 * @throws EditionRefused when there is none, or a needed column is missing
 */
export async function readEdition(
  file: EditionFile,
  onRows: OnRows,
  options: ReadingOptions = BY_HEADER,
): Promise<Edition> {
  const places = new Map<number, string>();
  const questions: PlacedRow[] = [];
  const sheets: SheetCounts[] = [];
  const refusals: RowRefusal[] = [];
  for (const sheet of file.sheets) {
    const read = await readSheet(sheet, { places, onRows, options });
    if (read === null) continue;
    questions.push(...read.questions);
    sheets.push(read.counts);
    refusals.push(...read.refusals);
  }
  if (sheets.length === 0) {
    throw new EditionRefused(
      'No sheet has the header of a question catalogue (“Numer pytania”, “Pytanie”, …). ' +
        'The columns of a CSV file without a header are named by --columns',
    );
  }
  return { savedOn: file.savedOn, questions, sheets, refusals };
}

interface ReadSheet {
  readonly questions: readonly PlacedRow[];
  readonly counts: SheetCounts;
  readonly refusals: readonly RowRefusal[];
}

interface Reading {
  /** Where each number was met, through all sheets. */
  readonly places: Map<number, string>;
  readonly onRows: OnRows;
  readonly options: ReadingOptions;
}

async function readSheet(sheet: Sheet, { places, onRows, options }: Reading): Promise<ReadSheet | null> {
  const isWithheld = UNDER_VERIFICATION.test(sheet.name);
  const questions: PlacedRow[] = [];
  const refusals: RowRefusal[] = [];
  const counts = { sheet: sheet.name, read: 0, blank: 0, refused: 0, withheld: 0, drawable: 0 };
  let { columns } = options;
  for await (const { row, cells } of sheet.rows()) {
    if (columns === null) {
      if (row > HEADER_WITHIN) return null;
      columns = headerIn(sheet.name, cells);
      continue;
    }
    if (options.columns !== null && row === 1 && columnsOf(cells) !== null) {
      throw new EditionRefused(`${sheet.name} has a header, which names its columns: leave out --columns`);
    }
    counts.read += 1;
    onRows(sheet.name, sheet.share(), counts.read);
    const read = readRow(cells, columns);
    if (read.kind === 'blank') {
      counts.blank += 1;
      continue;
    }
    const mayRepeat = isWithheld || options.keepsRepeats;
    const refusal = read.kind === 'refused' ? read : mayRepeat ? null : takenNumber(read.question, places);
    if (refusal !== null) {
      counts.refused += 1;
      refusals.push({ sheet: sheet.name, row, number: refusal.number, reason: refusal.reason });
    } else if (isWithheld) counts.withheld += 1;
    else if (read.kind === 'question') {
      counts.drawable += 1;
      places.set(read.question.number, `${sheet.name}, row ${row}`);
      questions.push({ ...read.question, sheet: sheet.name, row });
    }
  }
  return columns === null ? null : { questions, counts, refusals };
}

function headerIn(sheet: string, cells: readonly string[]): Columns | null {
  const columns = columnsOf(cells);
  const missing = columns === null ? [] : missingColumns(columns);
  if (missing.length > 0) throw new EditionRefused(`${sheet} lacks the columns: ${missing.join(', ')}`);
  return columns;
}

function takenNumber({ number }: OfficialRow, places: ReadonlyMap<number, string>) {
  const place = places.get(number);
  return place === undefined ? null : { number, reason: `its number already stands in ${place}` };
}
