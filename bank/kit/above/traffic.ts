import { figure, line, path, place, type Svg } from '../svg.ts';
import { type Arm, CENTRE, LANE, spotOf, TURNS } from './arms.ts';
import { type FromAbove, fromAbove, HALF_LENGTH } from './vehicles.ts';

export interface Traffic extends FromAbove {
  /** Arm on which it comes. */
  readonly from: Arm;
  /** Arm to which it goes: an arrow shows it. Left out for something that stands or whose way is not to be shown. */
  readonly to?: Arm;
  /** Units from the junction's middle to the vehicle's front; 130 is at its entry. */
  readonly at?: number;
  /** Units to the right of the middle of its road; 40 is the middle of a lane. */
  readonly aside?: number;
  /** Degrees that it has turned already, clockwise. */
  readonly turned?: number;
}

/** A vehicle on its lane, with a dotted arrow along its way. */
export function traffic(options: Traffic): Svg {
  const { from, to, at = 140, aside = LANE / 2, turned = 0 } = options;
  const { x, y, turn } = spotOf(from, { aside, away: at + HALF_LENGTH[options.kind] });
  const way = to === undefined ? '' : wayOf(from, to, at, aside);
  return way + place({ x, y, turn: turn + turned }, fromAbove(options));
}

function wayOf(from: Arm, to: Arm, at: number, aside: number): Svg {
  const turns = (TURNS[to] - TURNS[from] + 4) % 4;
  const dotted = { stroke: '#fff', width: 6, cap: 'round', dash: '1 14' } as const;
  const start = `M${figure(aside)} ${figure(at - 14)}`;
  const head = (x: number, y: number, turn: number) =>
    place({ x, y, turn }, path('M-13 6L0-14L13 6Z', '#fff'));
  const lane = LANE / 2;
  const drawn = [
    line(`${start}V20C${aside} -60 ${-lane} -60 ${-lane} 20V96`, dotted) + head(-lane, 108, 180),
    line(`${start}C${aside} 0 ${aside - 30} ${-lane} -40 ${-lane}H-96`, dotted) + head(-108, -lane, -90),
    line(`${start}V-96`, dotted) + head(aside, -108, 0),
    line(`${start}C${aside} 60 ${aside + 20} ${lane} 96 ${lane}`, dotted) + head(108, lane, 90),
  ][turns];
  return place({ x: CENTRE.x, y: CENTRE.y, turn: TURNS[from] * 90 }, drawn ?? '');
}
