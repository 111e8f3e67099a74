import { SCENE } from '../palette.ts';
import { WIDTH } from '../picture.ts';
import { place, rect, type Svg } from '../svg.ts';
import { houses } from './buildings.ts';
import type { Camera } from './camera.ts';
import type { Ground, Thing } from './parts.ts';
import { trees } from './plants.ts';
import { carriageway, edgesOf, type Road, STREET } from './road.ts';
import { standing } from './view.ts';

export interface ViewBehind {
  /** The same as ahead: in a mirror the own side of the road stays on the right. */
  readonly road?: Partial<Road>;
  readonly setting: 'town' | 'country';
  /** Where the road vanishes in the mirror. */
  readonly vanishing: { readonly x: number; readonly y: number };
  /** Of the mirror above the road, metres. */
  readonly height: number;
  /** Metres by which the lines begin nearer. */
  readonly travelled?: number;
  readonly ground?: readonly Ground[];
  /** What is behind: `x` as ahead, `z` metres behind the mirror; vehicles that follow show their fronts. */
  readonly things?: readonly Thing[];
}

const LEFT_MIRROR: Camera = { height: 2.4, focal: 250, horizon: 0, bend: 0, farthest: 400, aside: -1.4 };

/** The road behind as the left mirror of a large vehicle shows it, 150 × 250 around (0, 0), for `outsideMirror`. */
export function behindOnTheLeft(view: ViewBehind): Svg {
  const { setting, vanishing, height, travelled = 0, ground = [], things = [] } = view;
  const road: Road = { ...STREET, ...(setting === 'town' ? {} : { edge: 'verge' }), ...view.road };
  const camera = { ...LEFT_MIRROR, height };
  const { left, right } = edgesOf(road);
  const scenery =
    setting === 'town' ? houses(left, right, 0, 14) : trees(left, right + road.shoulder, 0, 16, 3);
  return (
    rect(-75, -125, 150, 250, SCENE.sky) +
    rect(-75, vanishing.y - 12, 150, 14, SCENE.hills) +
    rect(-75, vanishing.y, 150, 125 - vanishing.y, setting === 'town' ? SCENE.pavement : SCENE.meadow) +
    place(
      { x: vanishing.x - WIDTH / 2, y: vanishing.y },
      [carriageway(road, travelled), ...ground].map((draw) => draw(camera)).join('') +
        standing(camera, [...scenery, ...things]),
    )
  );
}
