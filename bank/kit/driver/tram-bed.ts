import { SCENE } from '../palette.ts';
import { strip } from './camera.ts';
import type { Ground } from './parts.ts';
import { tramTrack } from './rails.ts';

/** Two tram tracks of their own, away from the street: the own one and that of the other direction on its left, on a bed of ballast among grass. */
export function tramBed(land: string = SCENE.meadow): readonly Ground[] {
  const bed: Ground = (camera) =>
    strip(camera, -400, 400, 0, 400, land) + strip(camera, -5.2, 1.8, 0, 400, '#8A8172');
  return [bed, tramTrack(0), tramTrack(-3.4)];
}
