import { lettering } from '../lettering.ts';
import { SIGN } from '../palette.ts';
import { circle, line, path, place, rect, type Svg } from '../svg.ts';
import { field } from './d-stops.ts';
import { board, type Sign } from './plates.ts';
import { carSide } from './symbols/cars.ts';
import { pedestrian } from './symbols/people.ts';
import { disc } from './symbols/shapes.ts';

const [black, white] = [SIGN.black, SIGN.white];
const round = { stroke: black, join: 'round', cap: 'round' } as const;
const words = (text: string, y: number, size: number, fill: string = white): Svg =>
  lettering(text, { x: 0, y, size, fill, anchor: 'middle', widest: 84 });

const pump =
  path('M-18-26Q-18-29-15-29H5Q8-29 8-26V24H11V29H-21V24H-18ZM-13-24V-9H3V-24Z', black) +
  line('M8-4H12Q15-4 15 0V15Q15 19 18.5 19Q22 19 22 15V-12L14-22', { ...round, width: 3.4 });
const handset =
  path(
    'M-27-9Q-26-22 0-22Q26-22 27-9Q27-2 23-2H14Q10-2 10-6V-10Q0-12-10-10V-6Q-10-2-14-2H-23Q-27-2-27-9ZM-11-2H11L20 12V22H-20V12Z',
    black,
  ) + circle(0, 11, 7, white);
const letter =
  rect(-27, -18, 54, 36, black, 2) + line('M-25-16L0 6L25-16', { stroke: white, width: 3.5, join: 'round' });
const spanner = place(
  { x: 0, y: 0, turn: 45 },
  path('M-5-6V22A5 5 0 0 0 5 22V-6A12.5 12.5 0 0 0 8-28V-15L0-11L-8-15V-28A12.5 12.5 0 0 0-5-6Z', black),
);
const tyre = circle(0, 0, 19, 'none', { stroke: black, width: 13 }) + circle(0, 0, 5, black);
const wash =
  place({ x: 0, y: 15 }, carSide()) +
  line('M-20-28V-20M-20-14V-9M-7-28V-22M-7-16V-11M6-28V-22M6-16V-11M19-28V-20M19-14V-9', {
    ...round,
    width: 3,
  });
const shower =
  path('M-3-25H17Q21-25 21-21V28H16V-20H1V-14H-3Z', black) +
  path('M-14-8Q-12-15-1-15Q10-15 12-8Z', black) +
  line('M-11-3L-14 4M-1-3V4M9-3L12 4M-13 11L-16 18M-1 11V18M11 11L14 18', { ...round, width: 3 });
const cup =
  path('M-22-10H14V6Q14 20 0 20H-8Q-22 20-22 6ZM-26 24H18V28H-26Z', black) +
  line('M15-6Q25-6 24 2Q23 10 12 10', { ...round, width: 4.5 }) +
  line('M-12-15Q-16-20-12-25M-2-15Q-6-20-2-25M8-15Q4-20 8-25', { ...round, width: 2.8 });
const cutlery =
  path('M-19-28H-16V-13H-13.5V-28H-10.5V-13H-8V-28H-5V-9Q-5-4-9.5-3V28H-14.5V-3Q-19-4-19-9Z', black) +
  path('M9 28V-26Q20-22 19 2H14.5V28Z', black);
const bed =
  path('M-30-18H-25V6H30V18H25V12H-25V18H-30Z', black) +
  path('M-8-5H24Q29-5 29 0V4H-8Z', black) +
  path(disc(-16, -2, 5.5), black);
const tent = path('M0-24L30 22H9L0 4L-9 22H-30Z', black);
const caravan =
  path(
    'M-25-16H16Q24-16 26-8L28 8V12H4A7 7 0 0 0-10 12H-25Q-28 12-28 9V-12Q-28-16-25-16ZM-21-9V1H-9V-9ZM11-10V1H20L18-10Z',
    black,
  ) +
  circle(-3, 13, 5.3, black) +
  line('M26 12H34', { ...round, width: 3 });
const plug = line('M-18-20L-10-8H4L-6 6H8L-2 20', { ...round, width: 5 });
const hostel =
  path('M-30 24V0L-12-18L6 0V24H-8V10H-16V24Z', black) +
  path('M20-22L32 4H25L34 22H23V28H18V22H8Q14 12 16 4H10Z', black);
const info = circle(0, -20, 6.5, black) + path('M-11-8H7V18H12V24H-12V18H-6V-2H-11Z', black);
const stairs = (up: boolean): Svg =>
  path(
    up
      ? 'M-38 38V28H-22V14H-6V0H10V-14H26V-28H40V-18H36V-4H20V10H4V24H-12V38Z'
      : 'M-40-28H-24V-14H-8V0H8V14H24V28H40V38H14V24H-2V10H-18V-4H-34V-18H-40Z',
    white,
  );
const onWhite = (symbol: Svg): Sign => board(field(symbol));

/** What stands beside the road: D-21 to D-36. */
export const D_SERVICES = {
  'd-21': board(lettering('H', { x: 0, y: 36, size: 101, fill: white, anchor: 'middle' })),
  'd-21a': board(words('POLICJA', 8, 23)),
  'd-22': onWhite(path('M-8-26H8V-8H26V8H8V26H-8V8H-26V-8H-8Z', SIGN.red)),
  'd-23': onWhite(pump),
  'd-24': onWhite(handset),
  'd-25': onWhite(letter),
  'd-26': onWhite(spanner),
  'd-26a': onWhite(tyre),
  'd-26b': onWhite(wash),
  'd-26c': onWhite(lettering('WC', { x: 0, y: 14, size: 40, fill: black, anchor: 'middle' })),
  'd-26d': onWhite(shower),
  'd-27': onWhite(cup),
  'd-28': onWhite(cutlery),
  'd-29': onWhite(bed),
  'd-30': onWhite(tent),
  'd-31': onWhite(place({ x: -2, y: -10, scale: 0.9 }, caravan) + place({ x: 2, y: 20, scale: 0.55 }, plug)),
  'd-32': onWhite(place({ x: 0, y: -14, scale: 0.7 }, caravan) + place({ x: 0, y: 17, scale: 0.62 }, tent)),
  'd-33': onWhite(place({ x: 0, y: 0, scale: 0.92 }, hostel)),
  'd-34': onWhite(info),
  'd-35': board(stairs(false) + place({ x: 14, y: -16, scale: 0.72, mirrored: true }, pedestrian(white))),
  'd-36': board(stairs(true) + place({ x: -14, y: -16, scale: 0.72, mirrored: true }, pedestrian(white))),
} satisfies Record<string, Sign>;
