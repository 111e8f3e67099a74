import { line, path, rect, type Svg } from '../svg.ts';

/** Two bars of a roof rack on a car from the side. */
export const roofBars = (): Svg =>
  line('M-84-146V-160M30-150V-160', { stroke: '#22292D', width: 9 }) +
  line('M-96-161H-70M18-161H42', { stroke: '#22292D', width: 7, cap: 'round' });

/** Something long on a car's roof from the side, from `back` to `front` in the units of the car. */
export function longLoad(back: number, front: number, kind: 'ladder' | 'pipes'): Svg {
  if (kind === 'pipes')
    return (
      rect(back, -184, front - back, 8, '#8C959A', 4) +
      rect(back + 6, -174, front - back - 6, 8, '#A7AFB2', 4) +
      line('M-84-186V-160M30-186V-160', { stroke: '#D9822B', width: 6 })
    );
  const rungs = Array.from(
    { length: Math.floor((front - back) / 34) },
    (_, index) => `M${back + 20 + index * 34}-186V-166`,
  );
  return (
    line(rungs.join(''), { stroke: '#B98A4A', width: 6 }) +
    rect(back, -190, front - back, 7, '#C99A58', 3) +
    rect(back, -170, front - back, 7, '#C99A58', 3) +
    line('M-84-192V-160M30-192V-160', { stroke: '#2F74C0', width: 6 })
  );
}

/** A flag of half a metre that hangs from (x, y). */
export function flag(x: number, y: number, colour: string): Svg {
  return path(`M${x} ${y}h44v44q-11-8-22 0t-22 0z`, colour);
}
