import { SCENE } from '../palette.ts';
import { HEIGHT, WIDTH } from '../picture.ts';
import { circle, line, path, place, rect, type Svg } from '../svg.ts';
import { ARMS, type Arm, CENTRE, LANE, TURNS } from './arms.ts';

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
