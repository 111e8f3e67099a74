import { SCENE, SIGN, WALLS } from '../palette.ts';
import type { Sign } from '../signs/plates.ts';
import { ellipse, path, place, rect, type Svg } from '../svg.ts';
import { type Thing, thing } from './parts.ts';

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

/** A front of flats seen from the street, `width` and `height` in metres, foot in its middle. */
export function house(width: number, height: number, wall: string = WALLS[0]): Svg {
  const [w, h] = [width * 100, height * 100];
  const columns = Math.max(2, Math.round(width / 3));
  const rows = Math.max(1, Math.round(height / 3.2));
  const windows = Array.from({ length: columns * rows }, (_, index) => {
    const x = -w / 2 + ((index % columns) + 0.5) * (w / columns) - 55;
    const y = -h + (Math.floor(index / columns) + 0.5) * (h / rows) - 80;
    return `M${x.toFixed(0)} ${y.toFixed(0)}h110v150h-110z`;
  }).join('');
  return rect(-w / 2, -h, w, h, wall) + path(windows, SCENE.window);
}

/** A detached house with a pitched roof. */
export function cottage(wall: string = '#F2E6D3'): Svg {
  return (
    rect(-450, -380, 900, 380, wall) +
    path('M-530-360L0-660L530-360Z', SCENE.roof) +
    path('M-320-280h150v150h-150zM140-280h150v280h-150z', '#6E7F86')
  );
}

export interface Post {
  /** Metres from the ground to the lower edge of the lowest sign. */
  readonly clearance: number;
  /** Edge or diameter of a sign of 100 units, metres. Larger than life, so that it can be read on a phone. */
  readonly size: number;
}

/** Signs on one post, the uppermost first; 100 units a metre, foot at (0, 0). */
export function signPost(signs: readonly Sign[], options: Partial<Post> = {}): Svg {
  const { clearance = 1.2, size = 1.1 } = options;
  const gap = 5;
  const total = signs.reduce((sum, { height }) => sum + height + gap, -gap);
  let top = -clearance * 100 - total * size;
  const foot = ellipse(0, -2, 34, 7, '#5F7D58');
  const post = rect(-6, top + 10, 12, -top - 10, SIGN.metal);
  const plates = signs.map((sign) => {
    const y = top + (sign.height * size) / 2;
    top += (sign.height + gap) * size;
    return place({ x: 0, y, scale: size }, sign.drawing);
  });
  return foot + post + plates.join('');
}

/** A case of lamps on a post beside the road, its middle 2.9 m high; `signal` is drawn around its middle, 100 units high. */
export function signalPost(signal: Svg, size = 1.25): Svg {
  return rect(-7, -250, 14, 250, '#3B4347') + place({ x: 0, y: -290, scale: size }, signal);
}

/** A traffic cone. */
export function cone(): Svg {
  return (
    path('M-10-70h20L32-6H-32Z', '#E8591C') +
    path('M-18-46h36l6 16h-48Z', '#fff') +
    rect(-38, -8, 76, 8, '#C44712', 3)
  );
}

/** A striped beacon that stands at roadworks (U-21). */
export function beacon(): Svg {
  const stripes = [0, 1, 2]
    .map((index) => path(`M-14 ${-118 + index * 36}l28-18v18l-28 18z`, '#C1121C'))
    .join('');
  return rect(-4, -20, 8, 20, SIGN.metal) + rect(-14, -136, 28, 118, '#fff') + stripes;
}

/** A bush. */
export function bush(): Svg {
  return path('M-120 0C-150-60-90-110-50-95-30-150 50-150 62-98 120-110 150-50 120 0Z', SCENE.foliageLight);
}

interface Size {
  readonly width: number;
  readonly height: number;
}

const HOUSES: readonly [Size, ...Size[]] = [
  { width: 11, height: 13 },
  { width: 9, height: 10 },
  { width: 12, height: 15 },
  { width: 8, height: 9 },
];

/** Numbers of things that stand `apart` metres from each other and are ahead, when `travelled` metres are behind. */
function numbersAhead(first: number, apart: number, travelled: number, count: number): readonly number[] {
  const passed = Math.max(0, Math.ceil((travelled - first) / apart));
  return Array.from({ length: count }, (_, index) => passed + index);
}

const pick = <Item>(items: readonly [Item, ...Item[]], index: number): Item =>
  items[index % items.length] ?? items[0];

/** Rows of houses on both sides, the first `near` metres ahead where the journey began. */
export function houses(left: number, right: number, travelled = 0, near = 16): readonly Thing[] {
  return numbersAhead(near, 13, travelled, 6).flatMap((number) => {
    const z = near + number * 13 - travelled;
    const one = pick(HOUSES, number);
    const other = pick(HOUSES, number + 2);
    return [
      thing(left - 3.4 - one.width / 2, z, house(one.width, one.height, pick(WALLS, number))),
      thing(right + 3.4 + other.width / 2, z + 5, house(other.width, other.height, pick(WALLS, number + 3))),
    ];
  });
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
