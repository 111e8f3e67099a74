import { ellipse, line, path, polygon, rect, type Svg } from '../svg.ts';
import { type Camera, NEAREST, seenAt, wall } from './camera.ts';
import type { Ground } from './parts.ts';

/** Walls, ceiling and lamps of a tunnel in which the road runs; drawn on the ground, it covers the sky. */
export function insideTunnel(left: number, right: number, height = 4.6): Ground {
  return (camera) => {
    const far = 160;
    const side = (x: number, low: number, high: number, fill: string) =>
      wall(camera, x, NEAREST, far, low, high, fill);
    const end = seenAt(camera, left, far, height);
    const floor = seenAt(camera, right, far);
    return (
      rect(end.x, end.y, floor.x - end.x, floor.y - end.y, '#2B3236') +
      face(
        camera,
        [left, NEAREST, height],
        [left, far, height],
        [right, far, height],
        [right, NEAREST, height],
        '#6F777A',
      ) +
      side(left, 0, height, '#A9ADA8') +
      side(right, 0, height, '#A9ADA8') +
      side(left, 0, 1.1, '#7D8583') +
      side(right, 0, 1.1, '#7D8583') +
      lamps(camera, left, right, height)
    );
  };
}

type Corner = readonly [x: number, z: number, height: number];

function face(camera: Camera, one: Corner, two: Corner, three: Corner, four: Corner, fill: string): Svg {
  return polygon(
    [one, two, three, four].map(([x, z, height]) => {
      const seen = seenAt(camera, x, z, height);
      return [seen.x, seen.y] as const;
    }),
    fill,
  );
}

function lamps(camera: Camera, left: number, right: number, height: number): Svg {
  const rows = [left + (right - left) * 0.28, left + (right - left) * 0.72];
  return rows
    .flatMap((x) =>
      Array.from({ length: 9 }, (_, index) => {
        const z = 8 + index * 9;
        return face(
          camera,
          [x - 0.25, z, height - 0.05],
          [x - 0.25, z + 2.4, height - 0.05],
          [x + 0.25, z + 2.4, height - 0.05],
          [x + 0.25, z, height - 0.05],
          '#FFF1C2',
        );
      }),
    )
    .join('');
}

/** The mouth of a tunnel in a hillside, seen from outside; 100 units a metre, the middle of its foot at (0, 0); the opening is 10 m wide. */
export function tunnelMouth(): Svg {
  return (
    path('M-6000 0C-3600-400-2600-1500-900-1750C900-1950 2600-1400 6000 0Z', '#8DB083') +
    path('M-780 0V-520C-780-900 780-900 780-520V0Z', '#B9B8AE') +
    path('M-560 0V-420C-560-720 560-720 560-420V0Z', '#1E2529') +
    line('M-560 0V-420C-560-720 560-720 560-420V0', { stroke: '#8F908A', width: 30 }) +
    [-200, 200].map((x) => ellipse(x, -520, 34, 14, '#FFE9B0')).join('')
  );
}
