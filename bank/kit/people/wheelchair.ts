import { PAINT, SCENE } from '../palette.ts';
import { circle, ellipse, line, path, rect, type Svg } from '../svg.ts';
import type { Person } from './people.ts';

/** A person in a wheelchair, seen from behind; 135 high, foot at (0, 0), 100 units a metre. */
export function wheelchairRear(): Svg {
  const sleeve = { stroke: PAINT.blue, width: 13, cap: 'round', join: 'round' } as const;
  return (
    ellipse(0, -1, 52, 7, SCENE.shade) +
    rect(-20, -16, 7, 16, SCENE.tyre, 3) +
    rect(13, -16, 7, 16, SCENE.tyre, 3) +
    line('M-24-40H24', { stroke: '#4A555B', width: 6 }) +
    path('M-26-104C-22-112 22-112 26-104L24-50H-24Z', PAINT.blue) +
    line('M-25-101L-40-78L-39-60M25-101L40-78L39-60', sleeve) +
    circle(-39, -57, 6.5, SCENE.skin) +
    circle(39, -57, 6.5, SCENE.skin) +
    rect(-24, -86, 48, 44, '#2F3A40', 4) +
    line('M-24-98V-40M24-98V-40M-24-98H-34M24-98H34', { stroke: '#4A555B', width: 6, cap: 'round' }) +
    ellipse(-40, -33, 7, 33, SCENE.tyre) +
    ellipse(40, -33, 7, 33, SCENE.tyre) +
    ellipse(-40, -33, 3, 26, '#9AA0A2') +
    ellipse(40, -33, 3, 26, '#9AA0A2') +
    circle(0, -124, 15, '#4A2F22') +
    rect(-6, -112, 12, 6, SCENE.skin)
  );
}

/** A person in a wheelchair, going to the right; 130 high. */
export function wheelchairUser({ clothes = 'blue', hair = '#4A2F22' }: Person = {}): Svg {
  return (
    ellipse(0, -1, 50, 6, SCENE.shade) +
    line('M-14-62H26L34-22H50', { stroke: '#2E3D5B', width: 17, cap: 'round', join: 'round' }) +
    path('M-26-58C-28-90-24-106-14-108C0-112 8-104 8-90L6-54Z', PAINT[clothes]) +
    line('M-6-98L8-74L22-70', { stroke: PAINT[clothes], width: 12, cap: 'round', join: 'round' }) +
    line('M-34-104H-28V-44H24L36-10', { stroke: '#4A555B', width: 6, join: 'round' }) +
    circle(-14, -33, 31, 'none', { stroke: SCENE.tyre, width: 6 }) +
    circle(38, -9, 8, SCENE.tyre) +
    circle(-4, -124, 14, SCENE.skin) +
    path('M-20-120C-22-142 12-144 12-128C2-132-8-128-8-116Z', hair)
  );
}
