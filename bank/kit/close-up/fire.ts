import { circle, faded, path, place, type Svg } from '../svg.ts';

/** Flames, 100 wide and about 110 high, burning upwards from (0, 0). */
export function flames(): Svg {
  return (
    path(
      'M-46 0C-64-40-30-52-34-84-12-74-8-58-10-44 4-58 6-86-2-112 36-88 30-58 30-46 42-54 42-66 38-78 66-48 58-18 46 0Z',
      '#E8591C',
    ) +
    path('M-30 0C-42-26-20-36-20-54-6-46-4-34-4-26 8-34 10-50 8-62 30-46 40-20 30 0Z', '#FFB01F') +
    path('M-14 0C-20-14-8-20-8-32 4-22 14-14 12 0Z', '#FFE58A')
  );
}

/** Smoke that rises from (0, 0) and drifts to the right, about 260 high. */
export function smoke(colour = '#59646A'): Svg {
  const puffs = [
    [0, -34, 30],
    [18, -78, 40],
    [44, -128, 52],
    [84, -184, 62],
    [140, -236, 70],
  ] as const;
  return faded(0.72, ...puffs.map(([x, y, radius]) => circle(x, y, radius, colour)));
}

/** A portable extinguisher of a car, 40 high, standing at (0, 0). */
export function extinguisher(): Svg {
  return place(
    { x: 0, y: 0 },
    path('M-8 0V-28C-8-36 8-36 8-28V0Z', '#C8323B') + path('M-4-34V-40H10L20-34 14-30 8-34Z', '#22292D'),
  );
}
