import { SCENE } from '../palette.ts';
import { patch } from './camera.ts';
import type { Ground } from './parts.ts';

const GAUGE = 0.72;
/** Half the width, that of `tramTrack`: a wider one would stick out where it leaves the straight rail. */
const RAIL = 0.06;

/**
 * A tram track that turns: a quarter circle between a track along the road and one across it.
 * @param along where it leaves the track along the road: `x` of that track, metres ahead
 * @param across how far it gets to the side (negative: to the left), and the distance of the track across
 */
export function tramCurve(
  along: { readonly x: number; readonly z: number },
  across: { readonly x: number; readonly z: number },
): Ground {
  const steps = 24;
  const aside = Math.sign(across.x - along.x);
  const ahead = Math.sign(across.z - along.z);
  const [wide, deep] = [Math.abs(across.x - along.x), Math.abs(across.z - along.z)];
  const at = (offset: number, step: number): readonly [number, number] => {
    const angle = (step / steps) * (Math.PI / 2);
    return [
      across.x - aside * (wide + offset - (wide + offset) * (1 - Math.cos(angle))),
      along.z + ahead * (deep + offset) * Math.sin(angle),
    ];
  };
  return (camera) =>
    [-GAUGE, GAUGE]
      .map((rail) => {
        const line = (offset: number) => Array.from({ length: steps + 1 }, (_, step) => at(offset, step));
        return patch(camera, [...line(rail - RAIL), ...line(rail + RAIL).toReversed()], SCENE.rail);
      })
      .join('');
}
