import { type Film, film, WIDTH } from '../picture.ts';
import type { Svg } from '../svg.ts';
import { type Motion, poseAt } from './actors.ts';
import type { Standing } from './buildings.ts';
import type { Eye } from './eye.ts';
import { type MirrorName, mirror } from './mirrors.ts';
import { type Panel, panel } from './panel.ts';
import { type Signal, signalAt } from './posts.ts';
import { overThings } from './weather.ts';
import { type Moment, view, type World } from './world.ts';

/** A film from the seat of a vehicle that drives through a small world. */
export interface Drive extends World {
  /** 6 to 12. */
  readonly seconds: number;
  /** How the own vehicle moves. */
  readonly own: Motion;
  readonly seat?: keyof typeof SEATS;
  readonly signals?: readonly Signal[];
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
      world: options,
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
