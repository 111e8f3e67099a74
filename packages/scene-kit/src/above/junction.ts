import { SCENE } from '../palette.ts';
import { HEIGHT, WIDTH } from '../picture.ts';
import type { Sign } from '../signs/plates.ts';
import { circle, figure, line, path, place, rect, type Svg } from '../svg.ts';
import { type FromAbove, fromAbove, HALF_LENGTH } from './vehicles.ts';

/** Arms of a junction as they lie in the picture: the learner usually comes from `bottom`. */
const ARMS = ['bottom', 'right', 'top', 'left'] as const;
export type Arm = (typeof ARMS)[number];

/** Quarter turns clockwise that bring the bottom arm to this one's place. */
const TURNS: Readonly<Record<Arm, number>> = { bottom: 0, left: 1, top: 2, right: 3 };

const CENTRE = { x: WIDTH / 2, y: HEIGHT / 2 };
/** Width of a lane, half that of a road; units of the picture. */
const LANE = 80;

/** Where something stands, as if its arm were the bottom one: to the right of the road's middle, and below the junction's middle. */
interface Spot {
  readonly aside: number;
  readonly away: number;
}

function spotOf(arm: Arm, { aside, away }: Spot): { x: number; y: number; turn: number } {
  const quarters = TURNS[arm];
  const [sine, cosine] = [
    [0, 1],
    [1, 0],
    [0, -1],
    [-1, 0],
  ][quarters] as [number, number];
  return {
    x: CENTRE.x + aside * cosine - away * sine,
    y: CENTRE.y + aside * sine + away * cosine,
    turn: quarters * 90,
  };
}

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

/** A sign beside an arm as the ones who come on it see it; enlarged and upright, so that it can be read. */
export function signBeside(arm: Arm, signs: readonly Sign[], options: Partial<Spot> = {}): Svg {
  const { aside = LANE + 62, away = 150 } = options;
  const { x, y } = spotOf(arm, { aside, away });
  const total = signs.reduce((sum, { height }) => sum + height + 4, -4);
  const scale = 0.92;
  let top = y - (total * scale) / 2;
  return signs
    .map((sign) => {
      const middle = top + (sign.height * scale) / 2;
      top += (sign.height + 4) * scale;
      return place({ x, y: middle, scale }, sign.drawing);
    })
    .join('');
}

export interface Junction {
  /** Left out: all four. */
  readonly arms?: readonly Arm[];
  readonly roundabout?: boolean;
  /** Arms between which a tram track runs, e.g. `[['left', 'right']]`. */
  readonly tracks?: readonly (readonly [Arm, Arm])[];
  /** Arms that end in a line of triangles. */
  readonly giveWayLines?: readonly Arm[];
  readonly setting?: 'green' | 'town';
}

/** A junction from above: its ground, roads and lines. Vehicles and signs are put on top. */
export function junction(options: Junction = {}): Svg {
  const { arms = ARMS, roundabout = false, tracks = [], giveWayLines = [], setting = 'green' } = options;
  const ground = rect(0, 0, WIDTH, HEIGHT, setting === 'town' ? SCENE.pavement : SCENE.meadowFar);
  return (
    ground +
    greens(setting) +
    surfaces(arms, roundabout) +
    arms.map((arm) => middleLine(arm, roundabout)).join('') +
    (roundabout
      ? circle(CENTRE.x, CENTRE.y, 54, SCENE.kerb) + circle(CENTRE.x, CENTRE.y, 48, SCENE.meadow)
      : '') +
    tracks.map(([one, other]) => track(one, other)).join('') +
    giveWayLines.map((arm) => triangles(arm, roundabout)).join('')
  );
}

const turned = (arm: Arm, drawing: Svg): Svg =>
  place({ x: CENTRE.x, y: CENTRE.y, turn: TURNS[arm] * 90 }, drawing);

function surfaces(arms: readonly Arm[], roundabout: boolean): Svg {
  const layer = (extra: number, fill: string) =>
    arms.map((arm) => turned(arm, path(armShape(extra, roundabout), fill))).join('');
  const disc = (extra: number, fill: string) =>
    roundabout
      ? circle(CENTRE.x, CENTRE.y, 158 + extra, fill)
      : rect(CENTRE.x - LANE - extra, CENTRE.y - LANE - extra, 2 * (LANE + extra), 2 * (LANE + extra), fill);
  return layer(10, SCENE.kerb) + disc(10, SCENE.kerb) + layer(0, SCENE.asphalt) + disc(0, SCENE.asphalt);
}

/** The bottom arm with its rounded corners, around the junction's middle. */
function armShape(extra: number, roundabout: boolean): string {
  const half = LANE + extra;
  if (roundabout) {
    const [x, y] = [98 + 0.6 * extra, 124 + 0.8 * extra];
    return `M${-half} 520V205Q${-half} 158 ${-x} ${y}H${x}Q${half} 158 ${half} 205V520Z`;
  }
  const bow = 34;
  const mouth = LANE + extra;
  return `M${-half} 520V${LANE + bow}Q${-half} ${mouth} ${-half - bow} ${mouth}V${LANE - 20}H${half + bow}V${mouth}Q${half} ${mouth} ${half} ${LANE + bow}V520Z`;
}

function middleLine(arm: Arm, roundabout: boolean): Svg {
  const start = roundabout ? 178 : 132;
  return turned(arm, line(`M0 ${start}V520`, { stroke: SCENE.paint, width: 6, dash: '42 46' }));
}

function track(one: Arm, other: Arm): Svg {
  const turns = (TURNS[other] - TURNS[one] + 4) % 4;
  const rails = { stroke: SCENE.rail, width: 5 } as const;
  const rail = (x: number) => {
    if (turns === 2) return line(`M${x} 520V-520`, rails);
    const side = turns === 1 ? -1 : 1;
    return line(`M${x} 520V170Q${x} ${side * x} ${side * 170} ${side * x}H${side * 520}`, rails);
  };
  return turned(one, [-56, -24, 24, 56].map(rail).join(''));
}

function triangles(arm: Arm, roundabout: boolean): Svg {
  const y = roundabout ? 172 : 118;
  const marks = [6, 21, 36, 51, 66].map((x) => `M${x} ${y}h11l-5.5 14z`).join('');
  return turned(arm, path(marks, SCENE.paint));
}

function greens(setting: 'green' | 'town'): Svg {
  const spots = [
    [90, 80],
    [250, 60],
    [720, 66],
    [870, 84],
    [110, 450],
    [270, 480],
    [700, 480],
    [860, 450],
  ] as const;
  if (setting === 'town') {
    const blocks = [
      [0, 0, 330, 130],
      [630, 0, 330, 130],
      [0, 410, 330, 130],
      [630, 410, 330, 130],
    ] as const;
    return blocks
      .map(([x, y, w, h], index) =>
        rect(x, y, w, h, ['#E7D9C3', '#D9C2AC', '#E9DECF', '#DCC9B4'][index] ?? '#E7D9C3', 4),
      )
      .join('');
  }
  const free = (x: number, y: number) => Math.abs(x - CENTRE.x) > 120 && Math.abs(y - CENTRE.y) > 120;
  return spots
    .filter(([x, y]) => free(x, y))
    .map(
      ([x, y], index) =>
        circle(x + 4, y + 5, 30, SCENE.shade) +
        circle(x, y, 30, index % 2 === 0 ? SCENE.foliage : SCENE.foliageLight) +
        circle(x - 8, y - 8, 15, '#ffffff14'),
    )
    .join('');
}
