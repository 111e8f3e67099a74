/** Road signs as SVG paths with their colours, inlined so that errors can be shown when nothing more can be loaded. */
export type RoadSign = readonly (readonly [path: string, fill: string | null])[];

const WHITE = '#fff';
const RED = '#c1121c';

/** D-1, priority road: the way is clear. */
export const PRIORITY_ROAD: RoadSign = [
  ['M60 1 119 60 60 119 1 60Z', '#15191a'],
  ['M60 4 116 60 60 116 4 60Z', WHITE],
  ['M60 22 98 60 60 98 22 60Z', '#f8c300'],
];

/** B-20, stop; its letters are a line. */
export const STOP: RoadSign = [
  ['M114 83 83 114H37L6 83V37L37 6h46l31 31Z', WHITE],
  ['M111 81 81 111H39L9 81V39L39 9h42l30 30Z', RED],
  [
    'M33 52c-1-7-13-7-13 1s14 5 14 14-13 8-14 0M39 47.5h18M48 47.5V76M64 60c0-17 14-17 14 0s-14 17-14 0M87 76V47.5h7c10 0 10 15 0 15h-7',
    null,
  ],
];

/** B-2, no entry. */
export const NO_ENTRY: RoadSign = [
  ['M2 60a58 58 0 1 1 116 0a58 58 0 1 1-116 0', WHITE],
  ['M5 60a55 55 0 1 1 110 0a55 55 0 1 1-110 0', RED],
  ['M17 49h86v22H17Z', WHITE],
];
