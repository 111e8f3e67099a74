import { SIGN } from '../palette.ts';
import { circle, line, path, place, rect, type Svg } from '../svg.ts';
import { type Sign, warning } from './plates.ts';
import { cow, deer } from './symbols/animals.ts';
import { bicycle } from './symbols/bicycle.ts';
import { carFront, carSide } from './symbols/cars.ts';
import { pedestrian, runningBoy, runningGirl, worker } from './symbols/people.ts';

const black = SIGN.black;
const shape = (d: string): Svg => path(d, black);

const zebra = [-21, -10.5, 0, 10.5].map((x) => `M${x + 3} 26.5h6l-1.5 6.5h-7Z`).join('');
const crossing = place({ x: 0, y: 7, scale: 0.66 }, pedestrian()) + shape(zebra);

const children =
  place({ x: -7, y: 15, scale: 0.64 }, runningBoy()) + place({ x: 16, y: 19.5, scale: 0.5 }, runningGirl());

const roadworks =
  place({ x: 2, y: 11, scale: 0.68 }, worker()) + shape('M-29 32Q-26 23-20.5 23Q-15 23-12 32Z');

const sideWind =
  shape('M-17-1H-13.5V32H-17Z') +
  shape('M-12 1.5L-5.5 2.5V15.5L-12 16.5Z') +
  shape('M.5 3.5L7 5V14L.5 15Z') +
  shape('M13 6.5L20 8V12L13 13Z') +
  line('M-12 2L20 8.5M-12 16L20 11.5', { stroke: black, width: 1.6 });

const rocks =
  shape('M31 32L8.5-7L3-1L9 7L4.5 12L14 19L9.5 25L15.5 32Z') +
  shape('M-5 3L0 1.5L2.5 6L-1 9.5L-5.5 7.5Z') +
  shape('M-9 14.5L-3 13L0 18L-4 22L-10 20Z') +
  shape('M-19 26L-14 23L-7.5 25L-7 31.5L-18 32Z') +
  shape('M-1 27L3 25L6 28.5L4 32H-1Z');

const plane = path(
  'M0-28Q3.2-26 3.2-20V-9L27 6V11.5L3.2 4.5V17L10 22.5V26.5L0 23.5L-10 26.5V22.5L-3.2 17V4.5L-27 11.5V6L-3.2-9V-20Q-3.2-26 0-28Z',
  black,
);

const sea = (y: number): Svg => line(`M-30 ${y}q3-4 6 0t6 0t6 0t6 0t6 0`, { stroke: black, width: 2.8 });
const quay =
  shape('M9 32V15H26L31 24V32Z') + place({ x: -1.5, y: 11, scale: 0.62, turn: -34 }, carSide()) + sea(31);

const lamp = (y: number, colour: string): Svg => circle(0, y, 5.6, colour);
const lights =
  rect(-9, -12, 18, 45, black, 5) + lamp(-3.5, SIGN.red) + lamp(10.5, SIGN.yellow) + lamp(24.5, '#1FA055');

const exclamation = shape('M-5.5-14Q0-18 5.5-14L3.2 17H-3.2Z') + circle(0, 26.5, 5, black);

const jam =
  place({ x: 4, y: -3, scale: 0.33 }, carFront()) +
  place({ x: -5.5, y: 9.5, scale: 0.4 }, carFront()) +
  place({ x: 4.5, y: 24, scale: 0.46 }, carFront());

const overturned = place({ x: 0, y: 20.5, scale: 0.8, turn: 172 }, carSide());

/** Warnings of people, animals, weather and other dangers. */
export const A_DANGERS = {
  'a-14': warning(roadworks),
  'a-16': warning(crossing),
  'a-17': warning(children),
  'a-18a': warning(place({ x: 0, y: 17.5, scale: 0.72 }, cow())),
  'a-18b': warning(place({ x: 2, y: 15.5, scale: 0.67 }, deer())),
  'a-19': warning(sideWind),
  'a-24': warning(place({ x: 0, y: 17, scale: 0.76 }, bicycle())),
  'a-25': warning(rocks),
  'a-26': warning(place({ x: 0, y: 13.5, scale: 0.78, turn: 45 }, plane)),
  'a-27': warning(quay),
  'a-29': warning(lights),
  'a-30': warning(exclamation),
  'a-33': warning(jam),
  'a-34': warning(overturned),
} as const satisfies Record<string, Sign>;
