import { PAINT, type Paint, SCENE } from '../palette.ts';
import { circle, polygon, type Svg } from '../svg.ts';
import { seenAt } from './camera.ts';
import type { Ground } from './parts.ts';

export interface SolidCar {
  /** Of its middle, metres as `thing` has them. */
  readonly x: number;
  readonly z: number;
  /** Where it goes, degrees clockwise, from 90, to the right, over 180, towards us, to 270, to the left. */
  readonly heading: number;
  readonly paint?: Paint;
  readonly indicator?: 'left' | 'right';
}

/** A point of a car: metres ahead of its middle, to its right, above the road. */
type Spot = readonly [ahead: number, aside: number, high: number];

const HALF = 0.9;
const SIDE: readonly (readonly [number, number])[] = [
  [2.1, 0.28],
  [2.1, 0.74],
  [1.15, 0.95],
  [0.5, 1.46],
  [-1.2, 1.46],
  [-1.85, 1.02],
  [-2.1, 0.9],
  [-2.1, 0.28],
];
const WINDOW: readonly (readonly [number, number])[] = [
  [0.95, 0.98],
  [0.42, 1.38],
  [-1.15, 1.38],
  [-1.7, 1.02],
];

/** A car that comes towards us or crosses, for films in which one turns: its front and a side are drawn, no rear. */
export function solidCar({ x, z, heading, paint = 'red', indicator }: SolidCar): Ground {
  const angle = (heading * Math.PI) / 180;
  const [sine, cosine] = [Math.sin(angle), Math.cos(angle)];
  const colour = PAINT[paint];
  return (camera) => {
    const at = ([ahead, aside, high]: Spot) =>
      seenAt(camera, x + ahead * sine + aside * cosine, z + ahead * cosine - aside * sine, high);
    const face = (spots: readonly Spot[], fill: string): Svg =>
      polygon(
        spots.map((spot) => {
          const seen = at(spot);
          return [seen.x, seen.y] as const;
        }),
        fill,
      );
    const across = (
      one: readonly [number, number],
      other: readonly [number, number],
      half: number,
    ): Spot[] => [
      [one[0], -half, one[1]],
      [one[0], half, one[1]],
      [other[0], half, other[1]],
      [other[0], -half, other[1]],
    ];
    // Its right side is seen when it points towards the eyes.
    const near = -(x * cosine - z * sine) > HALF ? 1 : -1;
    const onSide = (spots: readonly (readonly [number, number])[], aside = HALF): Spot[] =>
      spots.map(([ahead, high]) => [ahead, near * aside, high]);
    const wheel = (ahead: number, radius: number, fill: string) =>
      face(
        Array.from({ length: 16 }, (_, index): Spot => {
          const turn = (index / 16) * 2 * Math.PI;
          return [ahead + radius * Math.cos(turn), near * (HALF + 0.01), 0.33 + radius * Math.sin(turn)];
        }),
        fill,
      );
    const lamp = (aside: number, fill: string, halo: string) => {
      const seen = at([2.1, aside, 0.62]);
      const metre = camera.focal / z;
      return circle(seen.x, seen.y, metre * 0.26, halo) + circle(seen.x, seen.y, metre * 0.12, fill);
    };
    const blink =
      indicator === undefined
        ? ''
        : lamp(indicator === 'left' ? -0.86 : 0.86, SCENE.indicator, `${SCENE.indicator}77`);
    return (
      shadow(face) +
      face(onSide(SIDE), colour) +
      face(onSide(SIDE), '#0000001f') +
      face(onSide(WINDOW), SCENE.glass) +
      [1.3, -1.3].map((ahead) => wheel(ahead, 0.34, SCENE.tyre) + wheel(ahead, 0.17, '#C4CBCE')).join('') +
      face(across([0.5, 1.46], [-1.2, 1.46], HALF), colour) +
      face(across([1.15, 0.95], [0.5, 1.46], HALF), colour) +
      face(across([1.05, 1.02], [0.58, 1.4], HALF - 0.12), SCENE.glass) +
      face(across([2.1, 0.74], [1.15, 0.95], HALF), colour) +
      face(across([2.1, 0.28], [2.1, 0.74], HALF), colour) +
      face(across([2.1, 0.52], [2.1, 0.66], 0.42), '#22292D') +
      lamp(-0.66, SCENE.headlight, '#FFF3C455') +
      lamp(0.66, SCENE.headlight, '#FFF3C455') +
      blink
    );
  };
}

function shadow(face: (spots: readonly Spot[], fill: string) => Svg): Svg {
  return face(
    [
      [2.2, -1, 0],
      [2.2, 1, 0],
      [-2.2, 1, 0],
      [-2.2, -1, 0],
    ],
    SCENE.shade,
  );
}
