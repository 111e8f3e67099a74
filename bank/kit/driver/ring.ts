import { SCENE } from '../palette.ts';
import type { Svg } from '../svg.ts';
import { cottage } from './buildings.ts';
import { type Camera, NEAREST, patch, strip } from './camera.ts';
import { type Ground, type Thing, thing } from './parts.ts';
import { bush, tree } from './plants.ts';
import { driverView } from './view.ts';

/** Radius of the own way round the island, metres. */
const RADIUS = 12;
const HALF_WIDTH = 2.3;
const KERB = 0.35;
/** How far the camera is turned into the bend, radians. */
const YAW = Math.PI / 6;
const CENTRE = { x: -RADIUS * Math.cos(YAW), z: RADIUS * Math.sin(YAW) };
/** Half the width of a road of two lanes that meets the ring. */
const HALF_ARM = 3.4;

type Spot = readonly [number, number];

/** A place on the ring: `ahead` degrees round the island, `radius` metres from its middle. */
function onRing(ahead: number, radius: number): Spot {
  const angle = (ahead * Math.PI) / 180 - YAW;
  return [CENTRE.x + radius * Math.cos(angle), CENTRE.z + radius * Math.sin(angle)];
}

export interface RingView {
  /** Degrees round the island at which roads meet the ring; 55 is well seen on the right. */
  readonly arms?: readonly number[];
  readonly ground?: readonly Ground[];
  readonly things?: readonly Thing[];
}

/** Seen from a vehicle that goes round a roundabout: the carriageway bends to the left around the island. */
export function ringView({ arms = [], ground = [], things = [] }: RingView): Svg {
  const disc = (radius: number, fill: string): Ground => {
    const rim = Array.from({ length: 73 }, (_, index) => onRing(index * 5, radius));
    return (camera) => clipped(camera, rim, fill);
  };
  const asphalt = RADIUS + HALF_WIDTH;
  const island = RADIUS - HALF_WIDTH;
  return driverView({
    setting: 'bare',
    ground: [
      (camera) => strip(camera, -400, 400, NEAREST, 400, SCENE.meadowFar),
      ...arms.map((at) => arm(at, KERB, SCENE.kerb)),
      disc(asphalt + KERB, SCENE.kerb),
      ...arms.map((at) => arm(at, 0, SCENE.asphalt)),
      disc(asphalt, SCENE.asphalt),
      ...arms.map(middleLine),
      disc(island + KERB, SCENE.kerb),
      disc(island, SCENE.meadow),
      ...ground,
    ],
    things: [...SCENERY, ...things],
  });
}

/** A road that leads away from the ring, its mouth widened. */
function arm(ahead: number, extra: number, fill: string): Ground {
  const edge = RADIUS + HALF_WIDTH;
  const beside = (radius: number, half: number): readonly [Spot, Spot] => {
    const [x, z] = onRing(ahead, radius);
    const angle = (ahead * Math.PI) / 180 - YAW;
    const [asideX, asideZ] = [-Math.sin(angle) * (half + extra), Math.cos(angle) * (half + extra)];
    return [
      [x + asideX, z + asideZ],
      [x - asideX, z - asideZ],
    ];
  };
  const pairs = [
    beside(edge - 1.2, 6.4),
    beside(edge + 0.6, 4.8),
    beside(edge + 2.6, HALF_ARM),
    beside(edge + 70, HALF_ARM),
  ];
  const corners = [...pairs.map(([one]) => one), ...pairs.map(([, other]) => other).toReversed()];
  return (camera) => clipped(camera, corners, fill);
}

function middleLine(ahead: number): Ground {
  const angle = (ahead * Math.PI) / 180 - YAW;
  const [asideX, asideZ] = [-Math.sin(angle) * 0.08, Math.cos(angle) * 0.08];
  const ends = [RADIUS + HALF_WIDTH + 1.2, RADIUS + HALF_WIDTH + 40].map((radius) => onRing(ahead, radius));
  const corners = [
    ...ends.map(([x, z]): Spot => [x + asideX, z + asideZ]),
    ...ends.toReversed().map(([x, z]): Spot => [x - asideX, z - asideZ]),
  ];
  return (camera) => clipped(camera, corners, SCENE.paint);
}

/** A piece of ground without what lies too near to be seen. */
function clipped(camera: Camera, corners: readonly Spot[], fill: string): Svg {
  const kept = corners.flatMap(([x, z], index) => {
    const [lastX, lastZ] = corners.at(index - 1) ?? [x, z];
    const crosses = z >= NEAREST !== lastZ >= NEAREST;
    const share = crosses ? (NEAREST - lastZ) / (z - lastZ) : 0;
    const border: Spot[] = crosses ? [[lastX + share * (x - lastX), NEAREST]] : [];
    return z >= NEAREST ? [...border, [x, z] as Spot] : border;
  });
  return kept.length < 3 ? '' : patch(camera, kept, fill);
}

const SCENERY: readonly Thing[] = [
  thing(-4.3, 8.7, bush()),
  thing(-9, 33, tree()),
  thing(-15, 36, tree(true)),
  thing(2, 44, cottage()),
  thing(10, 38, tree()),
  thing(15.5, 36, tree(true)),
  thing(-3, 40, tree(true)),
];
