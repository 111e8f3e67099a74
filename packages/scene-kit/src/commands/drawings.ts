import { document } from '../picture.ts';
import { isFilm, type NamedScene } from './scenes.ts';

/** Pictures that a scene gives: itself, or a film's poster and last frame. Path below the media folder → SVG. */
export function drawingsOf({ name, scene }: NamedScene): ReadonlyMap<string, string> {
  if (!isFilm(scene)) return new Map([[`scenes/${name}.svg`, document(scene.drawing)]]);
  return new Map([
    [`films/${name}.svg`, document(scene.drawingAt(0))],
    [`films/${name}-end.svg`, document(scene.drawingAt(scene.seconds))],
  ]);
}
