import { SCENE } from '../palette.ts';
import type { Svg } from '../svg.ts';
import { type Camera, patch, rectangle } from './camera.ts';
import type { Ground } from './parts.ts';

/** Directions that an arrow on a lane (P-8) allows. */
export type ArrowDirection = 'straight' | 'left' | 'right';

/** An arrow on a lane whose middle is `x`, its foot `z` metres ahead; 7.4 m long with an arrow straight on, else some 5.5 m. */
export function laneArrow(x: number, z: number, directions: readonly ArrowDirection[]): Ground {
  return (camera) => {
    const straight = directions.includes('straight');
    const top = z + (straight ? 5 : 3.8);
    const shaft = rectangle(camera, x - 0.11, x + 0.11, z, top, SCENE.paint);
    const head = straight
      ? patch(
          camera,
          [
            [x - 0.4, top],
            [x, top + 2.4],
            [x + 0.4, top],
          ],
          SCENE.paint,
        )
      : '';
    const turns = directions
      .filter((direction) => direction !== 'straight')
      .map((direction) => turnArrow(camera, x, z + 1.8, direction === 'left' ? -1 : 1));
    return shaft + head + turns.join('');
  };
}

function turnArrow(camera: Camera, x: number, z: number, side: -1 | 1): Svg {
  const reach = (metres: number) => x + side * metres;
  const arm: [number, number][] = [
    [x, z],
    [x, z + 1.6],
    [reach(0.55), z + 2.6],
    [reach(0.55), z + 1.2],
  ];
  const head: [number, number][] = [
    [reach(0.5), z + 0.1],
    [reach(0.5), z + 3.7],
    [reach(1.2), z + 1.9],
  ];
  return patch(camera, arm, SCENE.paint) + patch(camera, head, SCENE.paint);
}
