import { SCENE } from '../palette.ts';
import { HEIGHT, WIDTH } from '../picture.ts';
import { path, place, rect, type Svg } from '../svg.ts';
import { houses } from './buildings.ts';
import { type Camera, metreAt, NEAREST, SEATS, type Seat, seenAt, strip } from './camera.ts';
import { fogBank } from './night-and-fog.ts';
import type { Ground, Thing } from './parts.ts';
import { trees, wood } from './plants.ts';
import { carriageway, edgesOf, type Road, STREET } from './road.ts';

/** What lies beside the road: `pavement` is a town whose houses the scene places itself, `bare` open country without trees. */
export type Setting = 'town' | 'pavement' | 'village' | 'country' | 'wood' | 'motorway' | 'bare';
export type Light = 'day' | 'dusk' | 'night' | 'fog' | 'rain';

export interface DriverView {
  readonly road?: Partial<Road>;
  readonly setting?: Setting;
  /** Sets the height of the camera: it is higher in a lorry. */
  readonly seat?: Seat;
  /** Offset of the road to the right (negative: left) at 100 m ahead, metres; 60 is a sharp bend. */
  readonly bend?: number;
  /** Metres to the top of a hill behind which nothing of the road is seen. */
  readonly hilltop?: number;
  readonly light?: Light;
  /** For films: metres that the own vehicle has gone. Lines and what stands beside the road move by it; `things` and `ground` are placed as they are seen now. */
  readonly travelled?: number;
  /** On the ground, in this order: crossing roads, markings, tracks. */
  readonly ground?: readonly Ground[];
  /** Vehicles, people, signs; the farther are drawn behind the nearer. */
  readonly things?: readonly Thing[];
  /** Drawn over everything, in units of the picture: the cab, wipers, a mirror. */
  readonly front?: Svg;
}

const RISE = 46;

/** A scene from the driver's seat; the camera is in the middle of the own lane. */
export function driverView(options: DriverView): Svg {
  const { setting = 'town', light = 'day', travelled = 0, ground = [], things = [], front = '' } = options;
  const isPaved = setting === 'town' || setting === 'pavement';
  const road: Road = { ...STREET, ...(isPaved ? {} : { edge: 'verge' }), ...options.road };
  const camera = cameraOf(options);
  const { left, right } = edgesOf(road);
  const outer = right + road.shoulder;
  const land = isPaved ? SCENE.pavement : SCENE.meadow;
  const horizon = camera.farthest < 400 ? seenAt(camera, 0, camera.farthest).y : camera.horizon;
  const all = [...scenery(setting, left, outer, travelled), ...things].filter(({ z }) => z > NEAREST);
  const behindHill = all.filter(({ z }) => z > camera.farthest);
  const before = all.filter(({ z }) => z <= camera.farthest);
  return (
    rect(0, 0, WIDTH, HEIGHT, SCENE.sky) +
    hills(camera.horizon) +
    standing(camera, behindHill) +
    rect(0, horizon, WIDTH, HEIGHT - horizon, land) +
    (isPaved ? '' : strip(camera, -400, 400, 24, camera.farthest, SCENE.meadowFar)) +
    [carriageway(road, travelled), ...ground].map((draw) => draw(camera)).join('') +
    standing(camera, before) +
    overlay(light) +
    front
  );
}

function cameraOf({ seat = 'car', bend = 0, hilltop }: DriverView): Camera {
  const base = SEATS[seat];
  if (hilltop === undefined) return { ...base, bend };
  return { ...base, bend, horizon: base.horizon - RISE, farthest: hilltop };
}

/** Things in their places, the farther behind the nearer. */
export function standing(camera: Camera, things: readonly Thing[]): Svg {
  return things
    .toSorted((one, other) => other.z - one.z)
    .map(({ x, z, drawing }) => {
      const { x: left, y } = seenAt(camera, x, z);
      const beyond = Math.max(0, z - camera.farthest);
      return place({ x: left, y: y + beyond * 1.6, scale: metreAt(camera, z) / 100 }, drawing);
    })
    .join('');
}

function scenery(setting: Setting, left: number, right: number, travelled: number): readonly Thing[] {
  switch (setting) {
    case 'town':
      return houses(left, right, travelled);
    case 'village':
      return trees(left, right, travelled, 20, 6);
    case 'country':
      return trees(left, right, travelled);
    case 'wood':
      return wood(left, right, travelled);
    case 'motorway':
      return trees(left, right, travelled, 40, 12);
    case 'pavement':
    case 'bare':
      return [];
  }
}

function hills(horizon: number): Svg {
  const y = horizon - 38;
  return path(
    `M0 ${y}c90-26 160-10 240-22 110-16 190 8 290-4 130-16 240-30 430 6v${HEIGHT - y}H0z`,
    SCENE.hills,
  );
}

/** The overlay of weather and darkness, over the whole picture. */
function overlay(light: Light): Svg {
  switch (light) {
    case 'day':
      return '';
    case 'dusk':
      return rect(0, 0, WIDTH, HEIGHT, '#2A354A66');
    case 'night':
      return rect(0, 0, WIDTH, HEIGHT, '#0B1420B8');
    case 'fog':
      return fogBank();
    case 'rain':
      return rect(0, 0, WIDTH, HEIGHT, '#5E6F7A55') + drops();
  }
}

function drops(): Svg {
  const strokes = Array.from({ length: 70 }, (_, index) => {
    const x = (index * 197) % WIDTH;
    const y = (index * 89) % HEIGHT;
    return `M${x} ${y}l-5 22`;
  });
  return path(strokes.join(''), 'none', { stroke: '#E8F1F6A0', width: 2 });
}
