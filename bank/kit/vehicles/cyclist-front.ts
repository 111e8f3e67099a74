import { PAINT, SCENE } from '../palette.ts';
import { circle, ellipse, line, path, rect, type Svg } from '../svg.ts';
import type { Rider } from './rider.ts';

export interface OncomingCyclist extends Pick<Rider, 'clothes' | 'helmet'> {
  readonly headlamp?: boolean;
}

/** A cyclist from the front; 70 wide, 180 high, 100 units a metre, foot at (0, 0). */
export function cyclistFront(rider: OncomingCyclist = {}): Svg {
  const { clothes = 'orange', helmet = 'blue', headlamp = false } = rider;
  return (
    ellipse(0, -1, 40, 6, SCENE.shade) +
    rect(-5, -68, 10, 68, SCENE.tyre, 5) +
    line('M-12-84L-16-56L-14-24M12-84L16-60L14-42', {
      stroke: '#2E3D5B',
      width: 17,
      cap: 'round',
      join: 'round',
    }) +
    path('M-24-138C-22-146 22-146 24-138L20-86C12-80-12-80-20-86Z', PAINT[clothes]) +
    line('M-22-134L-34-112L-28-98M22-134L34-112L28-98', {
      stroke: PAINT[clothes],
      width: 12,
      cap: 'round',
      join: 'round',
    }) +
    line('M-32-98H32', { stroke: '#2F3A40', width: 6, cap: 'round' }) +
    line('M0-98V-66', { stroke: '#2F6E8F', width: 6 }) +
    (headlamp ? circle(0, -86, 8, SCENE.headlight) : '') +
    circle(0, -158, 15, SCENE.skin) +
    path('M-18-158C-18-184 18-184 18-158C8-166-8-166-18-158Z', PAINT[helmet])
  );
}
