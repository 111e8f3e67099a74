import { SCENE, WALLS } from '../palette.ts';
import { path, rect, type Svg } from '../svg.ts';
import { type Thing, thing } from './parts.ts';
import { numbersAhead, pick } from './rows.ts';

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

/** Rows of houses on both sides, the first `near` metres ahead before anything was travelled. */
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
