import { PAINT, type Paint, SCENE } from '../palette.ts';
import { circle, path, place, type Svg } from '../svg.ts';

export interface DriverAtWindow {
  readonly clothes?: Paint;
  /** A colour; without it the hair is not drawn. */
  readonly hair?: string;
}

/** Who sits behind the front window of `carSide`; added to it, in its units. */
export function driverAtWindow({ clothes = 'green', hair }: DriverAtWindow = {}): Svg {
  return (
    circle(14, -117, 14, SCENE.skin) +
    path('M-7-98C-7-111 32-111 34-98Z', PAINT[clothes]) +
    (hair === undefined ? '' : path('M-1-117C-3-137 29-137 29-119C20-124 8-124-1-117Z', hair))
  );
}

/** The warning triangle at the rear of a `carSide` that is towed, on the left as on a car that drives to the right; added to it, in its units. */
export function triangleAtRear(): Svg {
  return place(
    { x: -206, y: -94, scale: 0.85 },
    path('M0-50L29 0H-29Z', '#C1121C', { stroke: '#C1121C', width: 6, join: 'round' }) +
      path('M0-34L17-7H-17Z', '#F6F1EA'),
  );
}
