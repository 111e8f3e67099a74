import { provideFfmpeg } from '../infra/ffmpeg.ts';
import { filmBank } from './own-bank.ts';

/** `npm run bank:film [-- NAME …]`: renders the bank's films to WebM. */
export async function main(names: string[]): Promise<number> {
  const { code, output } = await filmBank(await provideFfmpeg(), names);
  process.stdout.write(output);
  return code;
}
