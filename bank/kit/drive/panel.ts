import { lettering } from '../lettering.ts';
import { line, path, place, rect, type Svg } from '../svg.ts';
import type { Motion } from './actors.ts';
import { speedAt } from './route.ts';

/** What the own dashboard shows. */
export interface Panel {
  readonly speed?: boolean;
  /** The blue lamp of the main beam is lit. */
  readonly mainBeam?: boolean;
  readonly indicates?: readonly [side: 'left' | 'right', from: number, to: number];
}

/** The own speed and the lamps of the indicators, at the lower edge of the picture. */
export function panel({ speed = true, mainBeam = false, indicates }: Panel, own: Motion, time: number): Svg {
  const kilometres = Math.round(speedAt(own.speed ?? 0, time) * 3.6);
  const arrow = (side: 'left' | 'right') => {
    const on =
      indicates?.[0] === side &&
      time >= indicates[1] &&
      time < indicates[2] &&
      (time - indicates[1]) % 0.72 < 0.4;
    const turn = side === 'left' ? -1 : 1;
    return path(
      `M${turn * 74} -12V-6H${turn * 58}V6H${turn * 74}V12L${turn * 90} 0Z`,
      on ? '#3BE36B' : '#3a464c',
    );
  };
  const beam = mainBeam
    ? path('M28 -20V-8C18 -8 18 -20 28 -20Z', '#3F9BFF') +
      line('M32 -18H42M32 -14H42M32 -10H42', { stroke: '#3F9BFF', width: 2 })
    : '';
  const figures = speed
    ? lettering(String(kilometres), { x: 0, y: 5, size: 30, fill: '#F2F6F7', anchor: 'middle' }) +
      lettering('km/h', { x: 0, y: 20, size: 13, fill: '#B6C2C7', anchor: 'middle' })
    : '';
  return place(
    { x: 480, y: 508 },
    rect(-104, -28, 208, 56, '#171d20E6', 14) + figures + beam + arrow('left') + arrow('right'),
  );
}
