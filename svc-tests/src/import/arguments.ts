import { parseArgs } from 'node:util';

/** What the operator asks for. */
export interface ImportArguments {
  readonly file: string;
  readonly media: string | null;
  readonly olderFile: string | null;
  readonly isDryRun: boolean;
  /** Where the report goes as JSON. */
  readonly report: string | null;
}

export const USAGE =
  'Usage: bank:import -- FILE.xlsx|FILE.csv [--media DIR] [--dry-run] [--merge-legal-basis OLD.xlsx] [--report REPORT.json]';

/** @throws TypeError when they cannot be understood */
export function readArguments(args: readonly string[]): ImportArguments {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      media: { type: 'string' },
      'dry-run': { type: 'boolean' },
      'merge-legal-basis': { type: 'string' },
      report: { type: 'string' },
    },
  });
  const [file, ...rest] = positionals;
  if (file === undefined || rest.length > 0) throw new TypeError('Exactly one file is needed');
  return {
    file,
    media: values.media ?? null,
    olderFile: values['merge-legal-basis'] ?? null,
    isDryRun: values['dry-run'] ?? false,
    report: values.report ?? null,
  };
}
