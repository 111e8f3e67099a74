import { SCENE } from '../palette.ts';
import { type Film, film, HEIGHT, WIDTH } from '../picture.ts';
import { rect, type Svg } from '../svg.ts';
import { type Actor, appear, type Motion, poseAt } from './actors.ts';
import { isBefore, type Standing } from './buildings.ts';
import { type Eye, relativeTo, type Spot } from './eye.ts';
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
  const near = (spot: Spot) => {
    const { ahead } = relativeTo(eye, spot);
    return ahead > -14 && ahead < farthest;
  };
  const fixed = standing
    .filter(({ spot }) => near(spot))
    .map(({ spot, walls, draw }): Shown => {
      const { ahead } = relativeTo(eye, spot);
      return { spot, ahead, ...(walls ? { walls } : {}), body: draw(eye, ahead), shining: '' };
    });
  const moving = actors
    .map((actor): Shown => {
      const { pose, body, shining } = appear(actor, eye, time, light);
      const spot = [pose.x, pose.z] as const;
      return { spot, ahead: relativeTo(eye, spot).ahead, body, shining };
    })
    .filter(({ spot }) => near(spot));
  const shown = inOrder(eye, [...fixed, ...moving]);
  return (
    rect(0, 0, WIDTH, HEIGHT, skyOf(light)) +
    hills(eye.heading, horizon, eye.focal, SCENE.hills) +
    rect(0, horizon, WIDTH, HEIGHT - horizon, earth) +
    layers.map((piece) => piece.draw(eye)).join('') +
    groundLight(light, horizon, reach) +
    shown
      .map(({ ahead, spot, body, shining }) => {
        const share = visibleShare(light, Math.max(0, ahead), relativeTo(eye, spot).aside, reach);
        return veiled(body, share, light) + shining;
      })
      .join('')
  );
}

interface Shown extends Pick<Standing, 'spot' | 'walls'> {
  readonly ahead: number;
  readonly body: Svg;
  readonly shining: Svg;
}

/** The farther before the nearer, but what no building can hide last: a long house may begin far behind a tree and yet have its middle before it. */
function inOrder(eye: Eye, all: readonly Shown[]): readonly Shown[] {
  const byDistance = all.toSorted((one, other) => other.ahead - one.ahead);
  const buildings = all.flatMap(({ walls }) => (walls ? [walls] : []));
  const isFree = ({ spot, walls }: Shown) =>
    walls === undefined && buildings.every((each) => isBefore(eye, spot, each));
  return [...byDistance.filter((each) => !isFree(each)), ...byDistance.filter(isFree)];
}
