import path from 'node:path';
import { LOCAL } from '../paths.ts';
import { sheetOfBank } from './own-bank.ts';

/** `npm run bank:sheet -- CATEGORY`: a page with every question of a category, to be looked through. */
export async function main(args: string[]): Promise<number> {
  const { code, output } = await sheetOfBank(path.join(LOCAL, 'reports'), args);
  process.stdout.write(output);
  return code;
}
