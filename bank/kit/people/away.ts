import { PAINT, SCENE } from '../palette.ts';
import { circle, ellipse, line, path, rect, type Svg } from '../svg.ts';
import type { Person } from './people.ts';

/** Someone who walks away from us, one foot lifted; 175 units high, 100 units a metre, foot at (0, 0). */
export function walkerAway(person: Pick<Person, 'clothes' | 'trousers' | 'hair'> = {}): Svg {
  const { clothes = 'yellow', trousers = '#2E3D5B', hair = '#4A2F22' } = person;
  const leg = { stroke: trousers, width: 19, cap: 'round', join: 'round' } as const;
  const arm = { stroke: PAINT[clothes], width: 13, cap: 'round', join: 'round' } as const;
  return (
    ellipse(-4, -1, 36, 6, SCENE.shade) +
    line('M9-90L13-56L11-34', leg) +
    path('M0-36q11-7 22 0l-2 18q-9 7-18 0z', '#2A2320') +
    line('M-9-90L-10-14', leg) +
    path('M-21-8h19v8h-22z', '#2A2320') +
    line('M-22-138L-32-110L-26-92', arm) +
    line('M22-138L34-112L36-90', arm) +
    path('M-24-142C-20-150 20-150 24-142L20-84C10-78-10-78-20-84Z', PAINT[clothes]) +
    circle(-25, -88, 6, SCENE.skin) +
    circle(36, -86, 6, SCENE.skin) +
    rect(-5, -150, 10, 7, SCENE.skin) +
    circle(0, -163, 15, hair)
  );
}
