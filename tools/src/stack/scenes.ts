import { workspace } from '../paths.ts';
import { type RunResult, run } from '../process/run.ts';

const BANK = workspace('svc-tests/bank');

/** Draws the bank's scenes, or with `--check` compares them with the files there are. */
export function drawBank(...options: '--check'[]): Promise<RunResult> {
  return run(process.execPath, ['src/commands/draw.ts', BANK, ...options], {
    cwd: workspace('packages/scene-kit'),
  });
}

/** Renders films with an ffmpeg: all, or those named. */
export function filmBank(ffmpeg: string, names: readonly string[]): Promise<RunResult> {
  return run(process.execPath, ['src/commands/film.ts', BANK, ffmpeg, ...names], {
    cwd: workspace('packages/scene-kit'),
  });
}
