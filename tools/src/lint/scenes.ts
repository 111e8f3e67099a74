import { drawBank } from '../stack/scenes.ts';

/** Compares the bank's pictures with what their scenes draw. */
export async function checkScenes(): Promise<string | null> {
  const { code, output } = await drawBank('--check');
  return code === 0 ? null : output;
}
