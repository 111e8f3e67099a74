import type { Svg } from '../svg.ts';
import type { Camera } from './camera.ts';

/** Something painted or laid on the ground. */
export type Ground = (camera: Camera) => Svg;

/** Something that stands: a vehicle, a person, a sign. */
export interface Thing {
  /** Metres to the right of the eyes, of the middle of its foot. */
  readonly x: number;
  /** Metres ahead. */
  readonly z: number;
  /** Drawn around (0, 0), its foot, 100 units a metre, upwards negative. */
  readonly drawing: Svg;
}

/** Puts a drawing of the kit into the world. */
export function thing(x: number, z: number, drawing: Svg): Thing {
  return { x, z, drawing };
}
