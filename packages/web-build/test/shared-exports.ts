import { readFileSync } from 'node:fs';
import { join } from 'node:path';

type Names = Readonly<Record<string, readonly string[]>>;

/** Exports of the modules that the shell shares, by the mount contract that added them and by shared name. */
const RECORD: Readonly<Record<string, Names>> = JSON.parse(
  readFileSync(join(process.cwd(), 'packages/web-build/shared-exports.json'), 'utf8'),
);

/** The mount contracts on record. */
export const RECORDED_CONTRACTS: readonly number[] = Object.keys(RECORD).map(Number);

/** What a shell that offers this contract exports under each shared name. */
export function exportsUpTo(contract: number): Names {
  const all: Record<string, string[]> = {};
  for (const [since, modules] of Object.entries(RECORD)) {
    if (Number(since) > contract) continue;
    for (const [name, names] of Object.entries(modules)) all[name] = [...(all[name] ?? []), ...names];
  }
  return all;
}
