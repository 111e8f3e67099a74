import { row } from './buildings.ts';
import type { Spot } from './eye.ts';
import { type Place, SOUTH } from './places.ts';
import { plant, plants } from './posts.ts';
import { ring, road } from './street.ts';

/** Inner and outer radius of a roundabout's road, and of the way on it. */
const [INNER, OUTER, MIDDLE] = [8.5, 15.5, 12];

/** A roundabout whose middle is at z, with four arms. */
export function roundabout(z: number, kind: 'town' | 'country' = 'town'): Place {
  const arms: readonly (readonly Spot[])[] = [
    [
      [0, SOUTH],
      [0, z],
    ],
    [
      [0, z],
      [0, z + 120],
    ],
    [
      [-100, z],
      [0, z],
    ],
    [
      [0, z],
      [100, z],
    ],
  ];
  const corners = [
    [1, 1],
    [1, -1],
    [-1, 1],
    [-1, -1],
  ] as const;
  return {
    land: kind,
    ground: [
      ...arms.flatMap((through) =>
        road({ through, edge: kind === 'town' ? 'kerb' : 'line', middle: 'solid' }),
      ),
      ...ring([0, z], INNER, OUTER),
    ],
    standing: [
      plant('bush', [-2, z - 2]),
      plant('bush', [2.5, z + 1]),
      plant('tree', [0, z + 2]),
      ...(kind === 'town'
        ? corners.flatMap(([east, north]) =>
            row({
              front: east * 10,
              side: east,
              from: north > 0 ? z + 24 : SOUTH,
              to: north > 0 ? z + 90 : z - 24,
              first: east + north + 2,
            }),
          )
        : corners.flatMap(([east, north]) =>
            plants(east * 14, z + (north > 0 ? 22 : -70), z + (north > 0 ? 90 : -22), 15),
          )),
    ],
  };
}

/** The way from the south through a roundabout to an exit. */
export function throughRoundabout(z: number, exit: 'right' | 'straight' | 'left'): readonly Spot[] {
  const last = { right: -38, straight: 52, left: 142 }[exit];
  const out: Record<typeof exit, readonly Spot[]> = {
    right: [
      [24, z - 1.75],
      [90, z - 1.75],
    ],
    straight: [
      [1.75, z + 24],
      [1.75, z + 90],
    ],
    left: [
      [-24, z + 1.75],
      [-90, z + 1.75],
    ],
  };
  return [[1.75, SOUTH], [1.75, z - 21], ...aroundIsland(z, -62, last), ...out[exit]];
}

/** Spots on the road round the island, from one angle to another: degrees to the left of east. */
export function aroundIsland(z: number, from: number, to: number): readonly Spot[] {
  const count = Math.max(2, Math.round(Math.abs(to - from) / 15));
  return Array.from({ length: count + 1 }, (_, index): Spot => {
    const angle = ((from + ((to - from) * index) / count) * Math.PI) / 180;
    return [MIDDLE * Math.cos(angle), z + MIDDLE * Math.sin(angle)];
  });
}
