import { drawBank } from './own-bank.ts';

/** `npm run bank:draw`: draws every scene of the bank into its SVG file. */
export async function main(): Promise<number> {
  const { code, output } = await drawBank();
  process.stdout.write(output);
  return code;
}
