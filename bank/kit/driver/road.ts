import { SCENE } from '../palette.ts';
import { patch, rectangle, strip } from './camera.ts';
import { type LineKind, lineAlong } from './lines.ts';
import type { Ground } from './parts.ts';

/** Width of a lane, metres. */
export const LANE = 3.4;

export interface Road {
  /** Lanes of the own direction, counted with the own one. */
  readonly lanes: number;
  /** The own lane, 1 for the rightmost. */
  readonly ownLane: number;
  /** Lanes of the other direction; 0 on a one-way road or carriageway. */
  readonly oncoming: number;
  /** Between the directions. */
  readonly middle: LineKind;
  /** Between lanes of one direction. */
  readonly between: LineKind;
  /** At the outer edges. */
  readonly edge: 'kerb' | 'line' | 'verge';
  /** Width of a hard shoulder on the right, beyond the edge line; 0 for none. */
  readonly shoulder: number;
}

/** A street of two lanes, one in each direction. */
export const STREET: Road = {
  lanes: 1,
  ownLane: 1,
  oncoming: 1,
  middle: 'dashed',
  between: 'dashed',
  edge: 'kerb',
  shoulder: 0,
};

/** Where a road's parts lie: metres to the right of the eyes, which are in the middle of the own lane. */
export interface RoadEdges {
  /** Outer edge of the carriageway. */
  readonly left: number;
  readonly right: number;
  /** Line between the directions; the left edge when there is no other direction. */
  readonly middle: number;
}

export function edgesOf(road: Road): RoadEdges {
  const right = LANE / 2 + (road.ownLane - 1) * LANE;
  const middle = right - road.lanes * LANE;
  return { right, middle, left: middle - road.oncoming * LANE };
}

/** Carriageway with its lines, whose dashes are moved back by `travelled` metres. */
export function carriageway(road: Road, travelled = 0): Ground {
  const [from, to] = [-travelled, 400];
  return (camera) => {
    const { left, right, middle } = edgesOf(road);
    const kerb = road.edge === 'kerb' ? 0.35 : 0;
    const outer = right + road.shoulder;
    const ground =
      (kerb > 0 ? strip(camera, left - kerb, outer + kerb, from, to, SCENE.kerb) : '') +
      strip(camera, left, outer, from, to, SCENE.asphalt);
    const dividers = [
      ...Array.from({ length: Math.max(0, road.lanes - 1) }, (_, index) => right - (index + 1) * LANE),
      ...Array.from({ length: Math.max(0, road.oncoming - 1) }, (_, index) => left + (index + 1) * LANE),
    ].map((x) => lineAlong(x, road.between, from, to));
    const borders =
      road.edge === 'line' ? [left + 0.2, right - 0.1].map((x) => lineAlong(x, 'solid', from, to)) : [];
    const centre = road.oncoming > 0 ? [lineAlong(middle, road.middle, from, to)] : [];
    return ground + [...dividers, ...borders, ...centre].map((draw) => draw(camera)).join('');
  };
}

export interface Crossroad {
  /** Near edge of the crossing road, metres ahead. */
  readonly z: number;
  /** Its width. */
  readonly width: number;
  /** Sides on which it goes off. */
  readonly sides: readonly ('left' | 'right')[];
  readonly surface: string;
  readonly lined: boolean;
}

/** A road that crosses or joins the own one; drawn after the carriageway, it covers its lines. */
export function crossroad(road: Road, options: Partial<Crossroad> & { readonly z: number }): Ground {
  const { z, width = 7, sides = ['left', 'right'], surface = SCENE.asphalt, lined = true } = options;
  return (camera) => {
    const { left, right } = edgesOf(road);
    const far = z + width;
    const corner = 2.2;
    const kerb = road.edge === 'kerb' ? 0.35 : 0;
    const arm = (side: 'left' | 'right') => {
      const edge = side === 'left' ? left + 0.05 : right - 0.05;
      const away = side === 'left' ? -1 : 1;
      const shape = (extra: number, fill: string) =>
        patch(
          camera,
          [
            // The kerb begins behind the edge, where the own one ends; the asphalt reaches over it.
            [edge + away * (extra > 0 ? 0.05 : 0), z - corner - extra],
            [edge + away * (corner * 0.3 + extra), z - corner * 0.3 - extra],
            [edge + away * (corner + extra), z - extra],
            [edge + away * 90, z - extra],
            [edge + away * 90, far + extra],
            [edge + away * (corner + extra), far + extra],
            [edge + away * (corner * 0.3 + extra), far + corner * 0.3 + extra],
            [edge + away * (extra > 0 ? 0.05 : 0), far + corner + extra],
          ],
          fill,
        );
      const line = lined
        ? Array.from({ length: 7 }, (_, index) => {
            const x = edge + away * (4 + index * 6);
            const mid = z + width / 2;
            return rectangle(camera, x, x + away * 3, mid - 0.08, mid + 0.08, SCENE.paint);
          }).join('')
        : '';
      return (kerb > 0 ? shape(kerb, SCENE.kerb) : '') + shape(0, surface) + line;
    };
    const middle = rectangle(camera, left, right, z, far, SCENE.asphalt);
    return sides.map(arm).join('') + middle;
  };
}
