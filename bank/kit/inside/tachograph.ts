import { lettering } from '../lettering.ts';
import { HEIGHT, WIDTH } from '../picture.ts';
import { circle, line, path, place, rect, type Svg } from '../svg.ts';

const LIT = '#DDF3FF';

const steering = (colour: string): Svg =>
  circle(0, 0, 42, 'none', { stroke: colour, width: 12 }) +
  line('M-42 0H42M0 0V42', { stroke: colour, width: 10 });

/** The symbol of driving as it is printed, 100 units wide around (0, 0). */
export const DRIVING = steering('#15191A');

/** What a driver does, as a tachograph shows it; each 100 units wide around (0, 0). */
const MODES = {
  driving: steering(LIT),
  'other work':
    line('M-38 42L28-24M38 42L-28-24', { stroke: LIT, width: 11, cap: 'round' }) +
    path('M8-44L48-4L36 8L-4-32ZM-8-44L-48-4L-36 8L4-32Z', LIT),
  rest:
    line('M-46-34V40M46 8V40M-46 20H46', { stroke: LIT, width: 11, cap: 'round' }) +
    path('M-38 8V-12H-8V8ZM0 8V-6H38Q44-6 44 8Z', LIT),
} as const satisfies Record<string, Svg>;

export interface Tachograph {
  readonly mode: keyof typeof MODES;
  /** How long already, as it is shown, e.g. `04h15`. */
  readonly time?: string;
  /** In which slot the driver's card is. */
  readonly card?: 1 | 2;
}

/** A tachograph in the dashboard of a lorry or bus. */
export function tachograph({ mode, time = '', card = 1 }: Tachograph): Svg {
  const slot = (number: 1 | 2, x: number) =>
    rect(x, 318, 250, 26, '#0B1013', 8) +
    (number === card
      ? rect(x + 20, 324, 210, 46, '#E4E7E2', 6) + rect(x + 36, 340, 46, 30, '#C9A94B', 4)
      : '') +
    lettering(String(number), { x: x + 125, y: 304, size: 34, fill: '#AEB8BD', anchor: 'middle' });
  return (
    rect(0, 0, WIDTH, HEIGHT, '#323E45') +
    path(`M0 60C240 20 720 20 ${WIDTH} 60V0H0Z`, '#1A2328') +
    rect(70, 96, 820, 330, '#161D21', 22) +
    rect(110, 130, 740, 130, '#1F4C66', 12) +
    place({ x: 220, y: 195, scale: 0.95 }, MODES[mode]) +
    lettering(time, { x: 560, y: 226, size: 96, fill: LIT, anchor: 'middle' }) +
    slot(1, 120) +
    slot(2, 400) +
    [710, 780].map((x) => circle(x, 330, 22, '#39444A')).join('') +
    rect(690, 372, 112, 16, '#0B1013', 6) +
    rect(0, 470, WIDTH, 70, '#263138')
  );
}
