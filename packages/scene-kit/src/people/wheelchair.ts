import { PAINT, SCENE } from '../palette.ts';
import { circle, ellipse, line, path, rect, type Svg } from '../svg.ts';

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
