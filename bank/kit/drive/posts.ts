import { bush, fir, tree } from '../driver/plants.ts';
import { signPost } from '../driver/posts.ts';
import { SIGN } from '../palette.ts';
import { type TrafficLight, trafficLight } from '../signals/traffic-light.ts';
import type { Sign } from '../signs/plates.ts';
import { place, rect, type Svg } from '../svg.ts';
import type { Standing } from './buildings.ts';
import { type Eye, relativeTo, type Spot, seen } from './eye.ts';
import { upright } from './figures.ts';

/** Something flat that stands across a direction of travel; from behind its back is seen. */
function flatAt(eye: Eye, spot: Spot, heading: number, front: Svg, back: Svg): Svg {
  const { aside, ahead } = relativeTo(eye, spot);
  if (ahead < 1.2) return '';
  const turn = ((heading - eye.heading) * Math.PI) / 180;
  const foot = seen(eye, { aside, ahead, high: 0 });
  if (foot.x < -200 || foot.x > 1160) return '';
  const scale = eye.focal / ahead / 100;
  const narrow = Math.max(0.12, Math.abs(Math.cos(turn)));
  const round = (value: number) => Math.round(value * 1000) / 1000;
  const drawing = Math.cos(turn) * (eye.mirrored ? -1 : 1) > 0.1 ? front : back;
  return `<g transform="translate(${round(foot.x)} ${round(foot.y)}) scale(${round(scale * narrow)} ${round(scale)})">${drawing}</g>`;
}

/** Signs on a post for those who go in a direction, north when none is given. */
export function signs(spot: Spot, plates: readonly Sign[], heading = 0, size = 0.85): Standing {
  const front = signPost(plates, { size, clearance: 2 });
  const high = plates.reduce((sum, { height }) => sum + height + 5, 0) * size;
  const back =
    rect(-6, -200 - high, 12, 200 + high, SIGN.metal) + rect(-40, -200 - high, 80, high, '#B7BCBE', 8);
  return { spot, draw: (eye) => flatAt(eye, spot, heading, front, back) };
}

/** A light signal for those who go in a direction, by the time from which each lamp is lit. */
export interface Signal {
  readonly at: Spot;
  readonly lamps: readonly (readonly [from: number, lamp: TrafficLight['lamp']])[];
  readonly heading?: number;
  readonly arrow?: TrafficLight['arrow'];
  readonly conditional?: TrafficLight['conditional'];
  /** From when to when the conditional arrow is lit. */
  readonly conditionalLit?: readonly [from: number, to: number];
}

export function signalAt(
  { at, lamps, heading = 0, arrow, conditional, conditionalLit }: Signal,
  time: number,
): Standing {
  const lamp = lamps.findLast(([from]) => from <= time)?.[1] ?? 'off';
  const lit = conditionalLit !== undefined && time >= conditionalLit[0] && time < conditionalLit[1];
  const drawn = trafficLight({
    lamp,
    ...(arrow === undefined ? {} : { arrow }),
    ...(conditional === undefined ? {} : { conditional, conditionalLit: lit }),
  });
  const post = rect(-6, -250, 12, 250, '#3B4347');
  const front = post + place({ x: 0, y: -285, scale: 1 }, drawn);
  const back = post + rect(-20, -335, 40, 100, '#1C2327', 6);
  return { spot: at, draw: (eye) => flatAt(eye, at, heading, front, back) };
}

/** Any drawing of 100 units a metre. */
export const upstanding = (spot: Spot, drawing: Svg): Standing => ({
  spot,
  draw: (eye) => upright(eye, spot, drawing),
});

export type Plant = 'tree' | 'light-tree' | 'fir' | 'bush';

const PLANTS: Readonly<Record<Plant, Svg>> = {
  tree: tree(),
  'light-tree': tree(true),
  fir: fir(),
  bush: bush(),
};

export const plant = (kind: Plant, spot: Spot): Standing => upstanding(spot, PLANTS[kind]);

/** Plants on a line from south to north. */
export function plants(
  x: number,
  from: number,
  to: number,
  apart: number,
  kinds: readonly Plant[] = ['tree', 'light-tree'],
): readonly Standing[] {
  return Array.from({ length: Math.max(0, Math.floor((to - from) / apart)) }, (_, index) => {
    const shift = ((index * 37) % 10) / 5 - 1;
    return plant(kinds[index % kinds.length] ?? 'tree', [x + shift, from + index * apart + shift]);
  });
}

/** A wood on one side of a road that goes north: three rows deep. */
export function woodland(x: number, side: 1 | -1, from: number, to: number): readonly Standing[] {
  return [
    ...plants(x + side, from, to, 6, ['fir', 'tree', 'fir', 'bush', 'light-tree']),
    ...plants(x + side * 4.5, from + 3, to, 6, ['fir', 'fir', 'tree']),
  ];
}
