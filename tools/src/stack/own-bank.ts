import { workspace } from '../paths.ts';
import { type RunResult, run } from '../process/run.ts';

const command = (name: string, ...args: readonly string[]): Promise<RunResult> =>
  run(process.execPath, [`src/commands/${name}.ts`, ...args], { cwd: workspace('bank') });

/** Checks the questions of our own bank, their review, and that each picture is what its scene draws. */
export function checkOwnBank(): Promise<RunResult> {
  return command('check');
}

/** Draws the bank's scenes into its media folder. */
export function drawBank(): Promise<RunResult> {
  return command('draw');
}

/** Renders films with an ffmpeg: all, or those named. */
export function filmBank(ffmpeg: string, names: readonly string[]): Promise<RunResult> {
  return command('film', ffmpeg, ...names);
}

/** Writes a page with every question of a category into the folder. */
export function sheetOfBank(folder: string, category: readonly string[]): Promise<RunResult> {
  return command('sheet', folder, ...category);
}
