import { deer, dog } from '../animals.ts';
import type { Paint } from '../palette.ts';
import { SCENE } from '../palette.ts';
import type { Person } from '../people/people.ts';
import { circle, ellipse, path, place, rect, type Svg, towardsLeft } from '../svg.ts';
import type { Rider } from '../vehicles/rider.ts';
import { type Eye, relativeTo, type Spot, seen } from './eye.ts';
import { facingOf, person, type RiderKind, rider, upright } from './figures.ts';
import { brakesAt, goneAt, type Pose, type Route, route, type Speeds, speedAt } from './route.ts';
import { bodyAt } from './solids.ts';
import type { LampAt } from './vehicles/model.ts';
import { modelOf, type VehicleKind } from './vehicles.ts';
import { glow, type Light } from './weather.ts';

/** How something moves: along a way at its speeds. */
export interface Motion {
  readonly through: readonly Spot[];
  readonly radius?: number;
  readonly speed?: Speeds;
  /** When it has gone how many metres of the way; without it, it begins at the beginning. */
  readonly reaches?: readonly [time: number, gone: number];
}

type Indicating = readonly [side: 'left' | 'right' | 'both', from: number, to: number];

export interface VehicleActor extends Motion {
  readonly vehicle: VehicleKind;
  readonly paint?: Paint;
  readonly indicates?: Indicating;
  /** Nobody sits in it: its lamps are off. */
  readonly parked?: boolean;
  /** Blue lamps flash. */
  readonly flashes?: boolean;
  readonly noLights?: boolean;
}

export interface RiderActor extends Motion {
  readonly rider: RiderKind;
  readonly look?: Rider;
  /** The arm that is stretched out between two times. */
  readonly signals?: readonly ['left' | 'right', from: number, to: number];
  readonly noLights?: boolean;
}

export interface PersonActor extends Motion {
  readonly person: Person;
  /** Where somebody who stands looks, degrees. */
  readonly looks?: number;
}

export interface BeastActor extends Motion {
  readonly beast: 'deer' | 'dog' | 'ball';
}

export type Actor = VehicleActor | RiderActor | PersonActor | BeastActor;

/** What is drawn of an actor; `shining` is seen in the dark too. */
export interface Appearance {
  readonly pose: Pose;
  readonly body: Svg;
  readonly shining: Svg;
}

const ways = new WeakMap<Motion, Route>();

function wayOf(motion: Motion): Route {
  const known = ways.get(motion) ?? route(motion.through, motion.radius);
  ways.set(motion, known);
  return known;
}

export function poseAt(motion: Motion, time: number): Pose {
  const { speed = 0, reaches: [moment, gone] = [0, 0] } = motion;
  return wayOf(motion).at(gone - goneAt(speed, moment) + goneAt(speed, time));
}

export function appear(actor: Actor, eye: Eye, time: number, light: Light): Appearance {
  const pose = poseAt(actor, time);
  if ('vehicle' in actor) return { pose, ...vehicleAt(actor, pose, eye, time, light) };
  const spot: Spot = [pose.x, pose.z];
  const gone = goneAt(actor.speed ?? 0, time);
  if ('rider' in actor) {
    const { look = {}, signals } = actor;
    const arm = signals !== undefined && time >= signals[1] && time < signals[2] ? { arm: signals[0] } : {};
    const facing = facingOf(eye, spot, pose.heading);
    const drawn = upright(eye, spot, rider(actor.rider, { ...look, ...arm }, facing));
    const lamp = actor.noLights || drawn === '' ? '' : riderLamp(eye, spot, facing, actor.rider, light);
    return { pose, body: drawn, shining: lamp };
  }
  if ('person' in actor) {
    const stands = speedAt(actor.speed ?? 0, time) < 0.15;
    const facing = facingOf(eye, spot, stands && actor.looks !== undefined ? actor.looks : pose.heading);
    const drawn = upright(eye, spot, person(actor.person, facing, { gone, stands }));
    const strip = actor.person.with === 'reflector' && isDark(light) ? reflector(eye, spot) : '';
    return { pose, body: drawn, shining: strip };
  }
  return {
    pose,
    body: upright(eye, spot, beast(actor, facingOf(eye, spot, pose.heading), gone)),
    shining: '',
  };
}

export const isDark = (light: Light): boolean =>
  light === 'night' || light === 'night-rain' || light === 'dusk';

function beast({ beast: kind }: BeastActor, facing: string, gone: number): Svg {
  const turn = facing === 'left' ? towardsLeft : (drawing: Svg) => drawing;
  const hop = kind === 'ball' ? 0 : Math.abs(Math.sin(gone * 2.2)) * 9;
  switch (kind) {
    case 'deer':
      return place({ x: 0, y: -hop }, turn(deer()));
    case 'dog':
      return place({ x: 0, y: -hop }, turn(dog()));
    case 'ball':
      return (
        ellipse(0, -2, 22, 4, SCENE.shade) +
        place(
          { x: 0, y: -18, turn: gone * (facing === 'left' ? -280 : 280) },
          circle(0, 0, 18, '#D8323C') + path('M-17-5C-8-11 8-11 17-5L17 5C8 0-8 0-17 5Z', '#fff'),
        )
      );
  }
}

function reflector(eye: Eye, spot: Spot): Svg {
  if (relativeTo(eye, spot).ahead > 130) return '';
  return upright(eye, spot, rect(-18, -114, 36, 9, '#F2FF9A', 3) + rect(-10, -40, 20, 7, '#F2FF9A', 3));
}

function riderLamp(eye: Eye, spot: Spot, facing: string, kind: RiderKind, light: Light): Svg {
  if (kind !== 'motorcyclist' && !isDark(light)) return '';
  if (facing !== 'rear' && facing !== 'front') return '';
  const { aside, ahead } = relativeTo(eye, spot);
  const { x, y } = seen(eye, { aside, ahead, high: facing === 'rear' ? 0.72 : 0.92 });
  const colour = facing === 'rear' ? SCENE.tailLight : SCENE.headlight;
  return glow(x, y, Math.max(1.2, (eye.focal / ahead) * 0.07), colour, light);
}

function vehicleAt(
  actor: VehicleActor,
  pose: Pose,
  eye: Eye,
  time: number,
  light: Light,
): Omit<Appearance, 'pose'> {
  const model = modelOf(actor.vehicle, actor.paint);
  const drawn = bodyAt(eye, pose, model.pieces);
  if (drawn === '') return { body: '', shining: '' };
  const shining = model.lamps.map((lamp) => lampOf(actor, lamp, pose, eye, time, light)).join('');
  return { body: drawn, shining };
}

const BLINK = 0.72;

function lampOf(actor: VehicleActor, lamp: LampAt, pose: Pose, eye: Eye, time: number, light: Light): Svg {
  const angle = (pose.heading * Math.PI) / 180;
  const [ahead, aside, high] = lamp.at;
  const spot: Spot = [
    pose.x + ahead * Math.sin(angle) + aside * Math.cos(angle),
    pose.z + ahead * Math.cos(angle) - aside * Math.sin(angle),
  ];
  const away = relativeTo(eye, spot);
  if (away.ahead < 1) return '';
  const facing =
    (spot[0] - eye.x) * Math.sin(angle) + (spot[1] - eye.z) * Math.cos(angle) > 0 ? 'rear' : 'front';
  if (lamp.end !== undefined && lamp.end !== facing) return '';
  const { x, y } = seen(eye, { ...away, high });
  const metre = eye.focal / away.ahead;
  const shine = (size: number, colour: string, strong = 1) =>
    glow(x, y, Math.max(0.9, metre * size), colour, light, strong);
  switch (lamp.use) {
    case 'blue': {
      if (!actor.flashes) return '';
      const on = Math.floor(time / 0.18) % 2 === (aside < 0 ? 0 : 1);
      return on ? shine(0.16, '#3F7BFF', 1.5) : '';
    }
    case 'tail': {
      const braking = !actor.parked && brakesAt(actor.speed ?? 0, time);
      if (braking) return shine(0.13, SCENE.brakeLight);
      return isDark(light) && !actor.noLights && !actor.parked
        ? shine(0.09, SCENE.tailLight, 0.8)
        : circle(x, y, metre * 0.1, '#9E2530');
    }
    case 'head':
      return actor.parked || actor.noLights
        ? circle(x, y, metre * 0.11, '#E3E7E6')
        : shine(isDark(light) ? 0.13 : 0.1, SCENE.headlight, isDark(light) ? 1.3 : 0.9);
    default: {
      const [side, from, to] = actor.indicates ?? ['none', 0, 0];
      const meant = side === lamp.use || side === 'both';
      return meant && time >= from && time < to && (time - from) % BLINK < BLINK * 0.55
        ? shine(0.11, SCENE.indicator)
        : '';
    }
  }
}

type More<Kind> = Omit<Kind, keyof Motion | 'vehicle' | 'paint' | 'rider' | 'person'> &
  Pick<Motion, 'radius' | 'reaches'>;

export const vehicle = (
  kind: VehicleKind,
  paint: Paint,
  through: readonly Spot[],
  speed: Speeds,
  more: Partial<More<VehicleActor>> = {},
): VehicleActor => ({ vehicle: kind, paint, through, speed, ...more });

export const car = (
  paint: Paint,
  through: readonly Spot[],
  speed: Speeds,
  more: Partial<More<VehicleActor>> = {},
): VehicleActor => vehicle('car', paint, through, speed, more);

/** Parked vehicles, one behind the other from south to north. */
export const parked = (
  x: number,
  from: number,
  all: readonly (Paint | readonly [VehicleKind, Paint])[],
  apart = 6.2,
): readonly VehicleActor[] =>
  all.map((each, index) => {
    const [kind, paint]: readonly [VehicleKind, Paint] = typeof each === 'string' ? ['car', each] : each;
    return { vehicle: kind, paint, through: north(x, from + index * apart), parked: true };
  });

export const walks = (
  who: Person,
  through: readonly Spot[],
  speed: Speeds = 1.4,
  reaches: readonly [number, number] = [0, 0],
): PersonActor => ({ person: who, through, speed, reaches, radius: 1 });

/** Somebody who stands and looks in a direction, degrees clockwise from north. */
export const stands = (who: Person, spot: Spot, looks = 270): PersonActor => ({
  person: who,
  through: [spot, [spot[0], spot[1] + 1]],
  looks,
});

export const rides = (
  kind: RiderKind,
  through: readonly Spot[],
  speed: Speeds,
  more: Partial<More<RiderActor>> = {},
): RiderActor => ({
  rider: kind,
  through,
  speed,
  ...more,
});

/** Straight ways from a spot. */
export const north = (x: number, z: number): readonly Spot[] => [
  [x, z],
  [x, z + 900],
];
export const south = (x: number, z: number): readonly Spot[] => [
  [x, z],
  [x, z - 900],
];
export const east = (x: number, z: number): readonly Spot[] => [
  [x, z],
  [x + 900, z],
];
export const west = (x: number, z: number): readonly Spot[] => [
  [x, z],
  [x - 900, z],
];
