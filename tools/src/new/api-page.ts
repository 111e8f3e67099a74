import { nearestTo } from './nearest.ts';

const ROW = /^\| `[A-Z]+ ([^?`]+)/;

const stepsOf = (path: string): readonly string[] => path.split('/').slice(1);

/** Adds a row to docs/api.md, below the last call whose path has most in common with it. */
export function addApiRow(page: string, path: string, row: string): string {
  const lines = page.split('\n');
  const nearest = nearestTo(
    stepsOf(path),
    lines.map((line) => stepsOf(ROW.exec(line)?.[1] ?? '')),
  );
  return lines.toSpliced(nearest + 1, 0, row).join('\n');
}
