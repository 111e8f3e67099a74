import { lettering } from '../lettering.ts';
import { SIGN } from '../palette.ts';
import { place, type Svg } from '../svg.ts';
import type { Sign } from './plates.ts';
import { type Ground, supplement } from './supplement.ts';
import { arrow } from './symbols/arrow.ts';
import { bicycle } from './symbols/bicycle.ts';
import { carSide, motorcycle } from './symbols/cars.ts';
import { fireEngine, girlWithLollipop, towLorry, wheelchair } from './symbols/plate-figures.ts';
import { bus, lorrySide, tractor } from './symbols/vehicles.ts';

const black = SIGN.black;

function words(text: string, x: number, y: number, size: number, widest: number): Svg {
  return lettering(text, { x, y, size, fill: black, anchor: 'middle', widest });
}

const upwards = (x: number): Svg =>
  arrow(`M${x} 12V-5`, [{ x, y: -14, turn: 0 }], { fill: black, width: 4.5, reach: 7 });

/** A plate with up to three lines of words. */
export function plateText(text: string | readonly string[], ground: Ground = 'white'): Sign {
  const lines = typeof text === 'string' ? [text] : text;
  const height = 14 + 22 * lines.length;
  const drawn = lines.map((one, index) => words(one, 0, -height / 2 + 24.5 + index * 22, 22, 88));
  return supplement(drawn.join(''), height, ground);
}

/** T-1, T-21: so many metres to the place. */
export const distance = (metres: number, ground: Ground = 'yellow'): Sign =>
  supplement(words(`${metres} m`, 0, 10.5, 30, 84), 40, ground);

/** T-2, T-20: along so many metres or kilometres, e.g. `500 m`. */
export const stretch = (length: string, ground: Ground = 'yellow'): Sign =>
  supplement(upwards(-39) + words(length, 0, 9, 25, 56) + upwards(39), 40, ground);

/** T-9: slope in per cent. */
export const gradient = (percent: number): Sign =>
  supplement(words(`${percent}%`, 0, 10.5, 30, 84), 40, 'yellow');

/** T-25: where a ban on stopping begins (a), goes on (b) or ends (c), with or without a length, e.g. `30 m`. */
export function banArrow(part: 'begins' | 'continues' | 'ends', length?: string): Sign {
  const shift = length === undefined ? 0 : -9;
  const tips = [
    ...(part === 'ends' ? [] : [{ x: 0, y: shift - 34, turn: 0 }]),
    ...(part === 'begins' ? [] : [{ x: 0, y: shift + 34, turn: 180 }]),
  ];
  const [top, bottom] = [part === 'ends' ? -30 : -22, part === 'begins' ? 30 : 22];
  const shaft = arrow(`M0 ${shift + top}V${shift + bottom}`, tips, { fill: black, width: 8, reach: 13 });
  return supplement(
    shaft + (length === undefined ? '' : words(length, 0, 44, 17, 50)),
    length === undefined ? 84 : 104,
    'white',
    58,
  );
}

const VEHICLES = {
  bicycle: place({ x: 0, y: 0, scale: 0.9 }, bicycle()),
  motorcycle: place({ x: 0, y: -1, scale: 0.95 }, motorcycle()),
  car: place({ x: 0, y: -1 }, carSide()),
  lorry: place({ x: 0, y: -1 }, lorrySide()),
  bus: place({ x: 0, y: 0 }, bus()),
  tractor: place({ x: 0, y: 0, scale: 0.9 }, tractor()),
} satisfies Record<string, Svg>;

export type PlateVehicle = keyof typeof VEHICLES;

/** T-23: the sign is meant for such vehicles. */
export const meantFor = (vehicle: PlateVehicle): Sign => supplement(VEHICLES[vehicle], 50, 'white');

/** The sign is not meant for such vehicles; for bicycles it is T-22. */
export const exempt = (vehicle: PlateVehicle): Sign =>
  supplement(
    words('Nie dotyczy', 0, -13, 18, 88) + place({ x: 0, y: 13, scale: 0.82 }, VEHICLES[vehicle]),
    66,
    'white',
  );

const winding = arrow('M-4 27Q-4 19 6 14Q16 8 2 1Q-12-6-3-12L3-20', [{ x: 5, y: -27, turn: 20 }], {
  fill: black,
  width: 6,
  reach: 10,
});
const bothWays = arrow(
  'M-28 0H28',
  [
    { x: -40, y: 0, turn: -90 },
    { x: 40, y: 0, turn: 90 },
  ],
  { fill: black, width: 8, reach: 13 },
);

/** Supplementary plates with fixed contents; those with a value show an example. */
export const T_PLATES = {
  't-1': distance(200),
  't-1a': distance(500, 'white'),
  't-2': stretch('500 m'),
  't-3': plateText('Koniec', 'yellow'),
  't-3a': plateText('Koniec'),
  't-5': supplement(winding, 64, 'yellow'),
  't-9': gradient(8),
  't-16': supplement(place({ x: 0, y: 1, scale: 1.15 }, fireEngine()), 52, 'yellow'),
  't-20': stretch('20 m', 'white'),
  't-21': distance(50, 'white'),
  't-22': exempt('bicycle'),
  't-23a': meantFor('motorcycle'),
  't-24': supplement(place({ x: 0, y: 0 }, towLorry()), 48, 'white'),
  't-25a': banArrow('begins'),
  't-25b': banArrow('continues'),
  't-25c': banArrow('ends'),
  't-26': supplement(bothWays, 40, 'white'),
  't-27': supplement(place({ x: 0, y: 0, scale: 1.3 }, girlWithLollipop()), 92, 'yellow', 92),
  't-29': supplement(place({ x: 2, y: 0, scale: 1.1 }, wheelchair()), 74, 'white'),
} satisfies Record<string, Sign>;
