import { PAINT, type Paint, SCENE } from '../palette.ts';
import { ellipse, path, rect, type Svg } from '../svg.ts';

/** A caravan from behind, towed by a car whose wheels and mirrors show beside it; 225 wide, 255 high, 100 units a metre. */
export function caravanRear(car: Paint = 'blue', stripe: Paint = 'green'): Svg {
  const mirror = (x: number): Svg => rect(x - 17, -122, 34, 24, PAINT[car], 6);
  return (
    ellipse(0, -2, 124, 11, SCENE.shade) +
    mirror(-128) +
    mirror(128) +
    rect(-98, -38, 30, 38, SCENE.tyre, 6) +
    rect(68, -38, 30, 38, SCENE.tyre, 6) +
    path(
      'M-112-40V-216C-112-242-98-255-72-255H72C98-255 112-242 112-216V-40C112-32 106-26 98-26H-98C-106-26-112-32-112-40Z',
      '#F2F2EC',
    ) +
    rect(-82, -220, 164, 84, SCENE.glass, 14) +
    rect(-112, -112, 224, 20, PAINT[stripe]) +
    rect(-106, -84, 34, 24, SCENE.tailLight, 5) +
    rect(72, -84, 34, 24, SCENE.tailLight, 5) +
    rect(-32, -72, 64, 17, '#F6F6F0', 2, { stroke: '#9AA3A7', width: 2 }) +
    rect(-108, -46, 216, 14, '#00000022', 6) +
    path('M-70-30L-56-52L-42-30ZM42-30L56-52L70-30Z', '#C1121C')
  );
}
