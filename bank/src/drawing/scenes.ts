import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Film, Picture } from '../../kit/picture.ts';

export interface NamedScene {
  /** File name without its ending; the picture or film is called so too. */
  readonly name: string;
  readonly scene: Picture | Film;
}

/**
 * Loads every scene of a folder.
 * @throws Error when it holds none, or a file that exports no scene
 */
export async function loadScenes(folder: string): Promise<readonly NamedScene[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.ts')).sort();
  if (files.length === 0) throw new Error(`There are no scenes in ${folder}`);
  return Promise.all(files.map((file) => loadScene(folder, file)));
}

async function loadScene(folder: string, file: string): Promise<NamedScene> {
  const module: { default?: unknown } = await import(pathToFileURL(path.join(folder, file)).href);
  const scene = module.default;
  if (!isScene(scene)) throw new Error(`${file} must export a picture or a film by default`);
  return { name: path.basename(file, '.ts'), scene };
}

function isScene(value: unknown): value is Picture | Film {
  return typeof value === 'object' && value !== null && ('drawing' in value || 'drawingAt' in value);
}

export function isFilm(scene: Picture | Film): scene is Film {
  return 'drawingAt' in scene;
}
