import { SCENE } from '../palette.ts';
import { type Film, film, HEIGHT, WIDTH } from '../picture.ts';
import { rect, type Svg } from '../svg.ts';
import { type Actor, appear, type Motion, poseAt } from './actors.ts';
import type { Standing } from './buildings.ts';
import { type Eye, relativeTo } from './eye.ts';
import { type MirrorName, mirror } from './mirrors.ts';
import { type Panel, panel } from './panel.ts';
import type { Place } from './places.ts';
import { type Signal, signalAt } from './posts.ts';
import type { Paving } from './street.ts';
import { groundLight, hills, type Light, overThings, skyOf, veiled, visibleShare } from './weather.ts';

/** A film from the seat of a vehicle that drives through a small world. */
export interface Drive {
  /** 6 to 12. */
  readonly seconds: number;
  /** How the own vehicle moves. */
  readonly own: Motion;
  readonly seat?: keyof typeof SEATS;
  readonly place: Place;
  readonly light?: Light;
  /** Metres that the own lamps reach in the dark. */
  readonly reach?: number;
  /** Besides what the place has. */
  readonly ground?: readonly Paving[];
  readonly standing?: readonly Standing[];
  readonly signals?: readonly Signal[];
  readonly actors?: readonly Actor[];
  /** What changes with the time in other ways. */
  readonly changing?: (time: number) => readonly Standing[];
  readonly mirrors?: readonly MirrorName[];
  readonly panel?: Panel;
  /** Drawn over everything. */
  readonly front?: (time: number) => Svg;
}

const SEATS = {
  car: { height: 1.25, y: 222 },
  lorry: { height: 2.3, y: 190 },
  bus: { height: 2, y: 200 },
  motorcycle: { height: 1.4, y: 216 },
} as const;
const FOCAL = 820;
/** Nothing is drawn beyond. */
const FARTHEST = 190;

/** Everything at a moment, the farther behind the nearer. */
export interface Moment {
  readonly drive: Drive;
  readonly time: number;
  readonly standing: readonly Standing[];
}

export function drive(options: Drive): Film {
  return film(options.seconds, (time) => {
    const {
      seat = 'car',
      own,
      place,
      signals = [],
      standing = [],
      changing,
      light = 'day',
      mirrors = [],
    } = options;
    const pose = poseAt(own, time);
    const { height, y } = SEATS[seat];
    const eye: Eye = { ...pose, height, focal: FOCAL, centre: { x: WIDTH / 2, y } };
    const moment: Moment = {
      drive: options,
      time,
      standing: [
        ...place.standing,
        ...standing,
        ...signals.map((signal) => signalAt(signal, time)),
        ...(changing?.(time) ?? []),
      ],
    };
    return (
      view(moment, eye, FARTHEST) +
      overThings(light, time, seat !== 'motorcycle') +
      mirrors.map((name) => mirror(name, moment, pose)).join('') +
      (options.panel === undefined ? '' : panel(options.panel, own, time)) +
      (options.front?.(time) ?? '')
    );
  });
}

/** The world as an eye sees it, up to a distance. */
export function view(
  { drive: { place, light = 'day', reach = 45, ground = [], actors = [] }, standing, time }: Moment,
  eye: Eye,
  farthest: number,
): Svg {
  const horizon = eye.centre.y;
  const earth = place.land === 'town' ? SCENE.pavement : SCENE.meadow;
  const layers = [...place.ground, ...ground].sort((one, other) => one.layer - other.layer);
  const fixed = standing.flatMap((each) => {
    const ahead = relativeTo(eye, each.spot).ahead;
    return ahead > -14 && ahead < farthest
      ? [{ ahead, spot: each.spot, draw: () => each.draw(eye, ahead), shining: '' }]
      : [];
  });
  const moving = actors.flatMap((actor) => {
    const { x, z } = poseAt(actor, time);
    const ahead = relativeTo(eye, [x, z]).ahead;
    if (ahead < -14 || ahead > farthest) return [];
    const { body, shining } = appear(actor, eye, time, light);
    return [{ ahead, spot: [x, z] as const, draw: () => body, shining }];
  });
  const shown = [...fixed, ...moving].sort((one, other) => other.ahead - one.ahead);
  return (
    rect(0, 0, WIDTH, HEIGHT, skyOf(light)) +
    hills(eye.heading, horizon, eye.focal, SCENE.hills) +
    rect(0, horizon, WIDTH, HEIGHT - horizon, earth) +
    layers.map((piece) => piece.draw(eye)).join('') +
    groundLight(light, horizon, reach) +
    shown
      .map(({ ahead, spot, draw, shining }) => {
        const share = visibleShare(light, Math.max(0, ahead), relativeTo(eye, spot).aside, reach);
        return veiled(draw(), share, light) + shining;
      })
      .join('')
  );
}
