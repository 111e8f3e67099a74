import { SCENE } from '../palette.ts';
import type { Svg } from '../svg.ts';
import { type Camera, patch, rectangle } from './camera.ts';
import type { Ground } from './parts.ts';

type Spot = readonly [x: number, z: number];

/** A stroke on the ground from one spot to the next, `width` metres wide. */
function stroke(camera: Camera, from: Spot, to: Spot, width: number, colour: string): Svg {
  const [dx, dz] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dz);
  const [ax, az] = [((dz / length) * width) / 2, ((-dx / length) * width) / 2];
  return patch(
    camera,
    [
      [from[0] - ax, from[1] - az],
      [to[0] - ax, to[1] - az],
      [to[0] + ax, to[1] + az],
      [from[0] + ax, from[1] + az],
    ],
    colour,
  );
}

/** A line that runs through several spots, e.g. around roadworks. */
export function lineThrough(spots: readonly Spot[], colour: string = SCENE.paint, width = 0.16): Ground {
  return (camera) =>
    spots
      .slice(1)
      .map((spot, index) => stroke(camera, spots[index] ?? spot, spot, width, colour))
      .join('');
}

/** Line of a bus stop (P-17): a zigzag along the edge of the carriageway. */
export function zigzag(left: number, right: number, from: number, to: number): Ground {
  const count = Math.max(2, Math.round((to - from) / 3.2));
  const pitch = (to - from) / count;
  return lineThrough(
    Array.from({ length: count + 1 }, (_, index) => [index % 2 === 0 ? right : left, from + index * pitch]),
    SCENE.paint,
    0.2,
  );
}

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

const RIM = 10;

/** A bicycle painted on the ground (P-23), the middle of its foot at `x` and `z`, drawn long as it is on roads. */
export function paintedBicycle(x: number, z: number, width = 1.7, length = 3): Ground {
  const unit = width / 24;
  const rise = length / 15;
  const spot = (across: number, up: number): Spot => [x + across * unit, z + up * rise];
  const wheel = (at: number) =>
    Array.from({ length: RIM + 1 }, (_, index) => {
      const angle = (index / RIM) * 2 * Math.PI;
      return spot(at + 5 * Math.cos(angle), 5 + 5 * Math.sin(angle));
    });
  const lines = [
    wheel(-7),
    wheel(7),
    [spot(-7, 5), spot(-3, 12), spot(5, 12), spot(0, 5), spot(-7, 5)],
    [spot(0, 5), spot(-4, 14), spot(-6, 14)],
    [spot(7, 5), spot(4, 15), spot(7, 15)],
  ];
  return (camera) => lines.map((points) => lineThrough(points, SCENE.paint, 0.13)(camera)).join('');
}
