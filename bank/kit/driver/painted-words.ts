import { SCENE } from '../palette.ts';
import type { Svg } from '../svg.ts';
import { type Camera, rectangle } from './camera.ts';
import type { Ground } from './parts.ts';
import { type Spot, stroke } from './strokes.ts';

/** Letters on a grid 3 wide and 5 high, each as strokes between its points; drawn long, as they are on roads. */
const LETTERS: Readonly<Record<string, readonly (readonly Spot[])[]>> = {
  S: [
    [
      [3, 5],
      [0, 5],
      [0, 2.6],
      [3, 2.6],
      [3, 0],
      [0, 0],
    ],
  ],
  T: [
    [
      [0, 5],
      [3, 5],
    ],
    [
      [1.5, 5],
      [1.5, 0],
    ],
  ],
  O: [
    [
      [0, 0],
      [0, 5],
      [3, 5],
      [3, 0],
      [0, 0],
    ],
  ],
  P: [
    [
      [0, 0],
      [0, 5],
      [3, 5],
      [3, 2.4],
      [0, 2.4],
    ],
  ],
  B: [
    [
      [0, 0],
      [0, 5],
      [2.4, 5],
      [3, 4.3],
      [3, 3.2],
      [2.4, 2.6],
      [0, 2.6],
    ],
    [
      [2.4, 2.6],
      [3, 2],
      [3, 0.7],
      [2.4, 0],
      [0, 0],
    ],
  ],
  U: [
    [
      [0, 5],
      [0, 0],
      [3, 0],
      [3, 5],
    ],
  ],
};

/** A word painted in a lane whose middle is `x`, its foot `z` metres ahead (P-16, P-22). */
export function painted(word: string, x: number, z: number, width = 2.2, length = 3.4): Ground {
  const cell = width / (word.length * 4 - 1);
  return (camera) =>
    [...word]
      .flatMap((letter, index) =>
        (LETTERS[letter] ?? []).flatMap((points) =>
          points.slice(1).map((point, at) => {
            const place = ([column, row]: Spot): Spot => [
              x - width / 2 + (index * 4 + column) * cell,
              z + (row / 5) * length,
            ];
            return letterStroke(camera, place(points[at] ?? point), place(point), cell * 0.75);
          }),
        ),
      )
      .join('');
}

/** Strokes across are longer along the road than those along it are wide: the letters are stretched. */
function letterStroke(camera: Camera, from: Spot, to: Spot, width: number): Svg {
  const half = width / 2;
  const along = half * 2.2;
  const [left, right] = [Math.min(from[0], to[0]) - half, Math.max(from[0], to[0]) + half];
  if (Math.abs(from[1] - to[1]) < 0.01)
    return rectangle(camera, left, right, from[1] - along, from[1] + along, SCENE.paint);
  if (Math.abs(from[0] - to[0]) < 0.01) {
    const [near, far] = [Math.min(from[1], to[1]) - along, Math.max(from[1], to[1]) + along];
    return rectangle(camera, left, right, near, far, SCENE.paint);
  }
  return stroke(camera, from, to, width, SCENE.paint);
}
