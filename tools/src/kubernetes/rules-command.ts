import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ROOT } from '../paths.ts';
import { RULES_FILE, rulesForOperator } from './rules.ts';

/** `npm run k8s:rules`: writes the rules of deploy/monitoring for Prometheus' operator. */
export async function main(): Promise<number> {
  await writeFile(RULES_FILE, await rulesForOperator());
  process.stdout.write(`${path.relative(ROOT, RULES_FILE)} says what deploy/monitoring/rules says\n`);
  return 0;
}
