import { SCENE } from '../palette.ts';
import { path, rect, type Svg } from '../svg.ts';
import { type Thing, thing } from './parts.ts';
import { numbersAhead } from './rows.ts';

/** A broad-leaved tree, 100 units a metre, foot at (0, 0); about 6 m high. */
export function tree(light = false): Svg {
  const crown = light ? SCENE.foliageLight : SCENE.foliage;
  return (
    rect(-22, -235, 44, 235, SCENE.trunk) +
    path(
      'M0-640C150-640 215-500 180-370 155-270 75-225 0-225S-155-270-180-370C-215-500-150-640 0-640Z',
      crown,
    )
  );
}

/** A fir, about 8 m high. */
export function fir(): Svg {
  return (
    rect(-20, -120, 40, 120, SCENE.trunk) +
    path('M0-800L120-480H70L170-260H100L210-90H-210L-100-260H-170L-70-480H-120Z', '#4F7F62')
  );
}

export function bush(): Svg {
  return path('M-120 0C-150-60-90-110-50-95-30-150 50-150 62-98 120-110 150-50 120 0Z', SCENE.foliageLight);
}

/** Trees along both sides, `fromEdge` metres from the road's edges. */
export function trees(left: number, right: number, travelled = 0, near = 18, fromEdge = 5): readonly Thing[] {
  const apart = 13;
  return numbersAhead(near, apart, travelled, 6).flatMap((number) => [
    thing(left - fromEdge - (number % 3), near + number * apart - travelled, tree(number % 2 === 0)),
    thing(
      right + fromEdge + ((number + 1) % 3),
      near + 5 + number * apart - travelled,
      tree(number % 2 === 1),
    ),
  ]);
}

/** A wood on both sides. */
export function wood(left: number, right: number, travelled = 0, near = 12): readonly Thing[] {
  return numbersAhead(near, 3.6, travelled, 22).map((number) => {
    const side = number % 2 === 0 ? -1 : 1;
    const edge = side < 0 ? left : right;
    const aside = 4 + ((number * 37) % 50) / 10;
    return thing(edge + side * aside, near + number * 3.6 - travelled, number % 3 === 0 ? tree(true) : fir());
  });
}
