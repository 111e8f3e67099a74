import path from 'node:path';
import { parseArgs } from 'node:util';
import { type Columns, columnsFrom } from './columns.ts';

/** What the operator asks for. */
export interface ImportArguments {
  readonly file: string;
  /** Folders and archives with pictures and films. */
  readonly media: readonly string[];
  readonly olderFile: string | null;
  readonly isDryRun: boolean;
  /** Column positions of a CSV file without a header. */
  readonly columns: Columns | null;
  /** Draws questions although their picture or film is missing. */
  readonly drawsWithoutMedia: boolean;
  /** Where the report goes as JSON. */
  readonly report: string | null;
}

export const USAGE = `Usage: bank:import -- FILE.xlsx|FILE.csv [--media DIR|PACK.zip …] [--draw-without-media] [--dry-run]
  [--merge-legal-basis OLD.xlsx] [--columns number,text,a,b,c,…] [--report REPORT.json]`;

/** @throws TypeError when they cannot be understood */
export function readArguments(args: readonly string[]): ImportArguments {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      media: { type: 'string', multiple: true },
      'dry-run': { type: 'boolean' },
      'merge-legal-basis': { type: 'string' },
      'draw-without-media': { type: 'boolean' },
      columns: { type: 'string' },
      report: { type: 'string' },
    },
  });
  const [file, ...rest] = positionals;
  if (file === undefined || rest.length > 0) throw new TypeError('Exactly one file is needed');
  if (values.columns !== undefined && path.extname(file).toLowerCase() !== '.csv') {
    throw new TypeError('--columns is for a CSV file without a header');
  }
  return {
    file,
    media: values.media ?? [],
    olderFile: values['merge-legal-basis'] ?? null,
    isDryRun: values['dry-run'] ?? false,
    columns: values.columns === undefined ? null : columnsFrom(values.columns),
    drawsWithoutMedia: values['draw-without-media'] ?? false,
    report: values.report ?? null,
  };
}
