import { SCENE } from '../palette.ts';
import type { Svg } from '../svg.ts';
import { cottage } from './buildings.ts';
import { patch, strip } from './camera.ts';
import { giveWayLine } from './markings.ts';
import { type Ground, type Thing, thing } from './parts.ts';
import { bush, tree } from './plants.ts';
import { carriageway, STREET } from './road.ts';
import { driverView } from './view.ts';

const OUTER = 12.5;
const ISLAND = 6;
const KERB = 0.35;
/** Middle of the own road, which leads to the middle of the island. */
const MIDDLE = -1.7;
const HALF_ROAD = 3.4;

export interface RingEntryView {
  /** Metres to the nearest edge of the ring; vehicles pass on it from left to right some 3 m farther. */
  readonly z: number;
  readonly ground?: readonly Ground[];
  readonly things?: readonly Thing[];
}

/** Seen from a road that enters a roundabout. */
export function ringEntryView({ z, ground = [], things = [] }: RingEntryView): Svg {
  const centre = z + OUTER;
  const disc = (radius: number, fill: string): Ground => {
    const rim = Array.from({ length: 48 }, (_, index): [number, number] => {
      const angle = (index / 24) * Math.PI;
      return [MIDDLE + radius * Math.cos(angle), centre + radius * Math.sin(angle)];
    });
    return (camera) => patch(camera, rim, fill);
  };
  /** Half the width of the own road grows as it meets the ring. */
  const mouth: Ground = (camera) => {
    const rightSide = [
      [0, -5],
      [0.5, -3],
      [1.6, -1.2],
      [3.4, 0.2],
      [5.6, 1.8],
    ].map(([wider = 0, further = 0]): [number, number] => [HALF_ROAD + wider, z + further]);
    const leftSide = rightSide.toReversed().map(([half, at]): [number, number] => [MIDDLE - half, at]);
    return patch(
      camera,
      [...rightSide.map(([half, at]): [number, number] => [MIDDLE + half, at]), ...leftSide],
      SCENE.asphalt,
    );
  };
  const meadow: Ground = (camera) =>
    strip(camera, -400, 400, 0, 400, SCENE.meadowFar) + strip(camera, -400, 400, 0, z + 4, SCENE.meadow);
  const crossing: Ground = (camera) =>
    strip(camera, -90, 90, centre - HALF_ROAD, centre + HALF_ROAD, SCENE.asphalt);
  return driverView({
    setting: 'bare',
    ground: [
      meadow,
      crossing,
      carriageway({ ...STREET, edge: 'verge' }),
      mouth,
      disc(OUTER, SCENE.asphalt),
      disc(ISLAND + KERB, SCENE.kerb),
      disc(ISLAND, SCENE.meadow),
      giveWayLine(MIDDLE + 0.2, MIDDLE + HALF_ROAD - 0.1, z - 0.9),
      ...ground,
    ],
    things: [
      thing(MIDDLE - 1.5, centre - 1, bush()),
      thing(MIDDLE + 1.4, centre + 0.5, bush()),
      thing(-19, centre + 14, tree()),
      thing(-11, centre + 20, cottage()),
      thing(10, centre + 19, tree(true)),
      thing(17, centre + 15, tree()),
      thing(5, centre + 30, cottage('#E5D3BC')),
      ...things,
    ],
  });
}
