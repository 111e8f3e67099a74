import { checkOwnBank } from '../stack/own-bank.ts';

/** The questions of our own bank, their review, and their pictures as the scenes draw them. */
export async function checkBank(): Promise<string | null> {
  const { code, output } = await checkOwnBank();
  return code === 0 ? null : output;
}
