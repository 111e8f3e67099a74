import { SCENE } from '../palette.ts';
import { HEIGHT, WIDTH } from '../picture.ts';
import { rect, type Svg } from '../svg.ts';
import { type Actor, appear } from './actors.ts';
import { isBefore, type Standing } from './buildings.ts';
import { type Eye, relativeTo, type Spot } from './eye.ts';
import type { Place } from './places.ts';
import type { Paving } from './street.ts';
import { groundLight, hills, type Light, skyOf, veiled, visibleShare } from './weather.ts';

/** What there is to see. */
export interface World {
  readonly place: Place;
  readonly light?: Light;
  /** Metres that the own lamps reach in the dark. */
  readonly reach?: number;
  /** Besides what the place has. */
  readonly ground?: readonly Paving[];
  readonly standing?: readonly Standing[];
  readonly actors?: readonly Actor[];
}

/** A world at a moment, with all that stands in it then. */
export interface Moment {
  readonly world: World;
  readonly time: number;
  readonly standing: readonly Standing[];
}

/** The world as an eye sees it, up to a distance. */
export function view(
  { world: { place, light = 'day', reach = 45, ground = [], actors = [] }, standing, time }: Moment,
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
