import { WIDTH } from '../picture.ts';
import { place, polygon, rect, type Svg } from '../svg.ts';
import { radians } from './eye.ts';
import type { Pose } from './route.ts';
import { type Moment, view } from './world.ts';

export type MirrorName = 'left' | 'inside' | 'right';

interface Frame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Where the eye is, metres to the right of the driver, and by how much the glass is turned outwards. */
  readonly aside: number;
  readonly turned: number;
  readonly focal: number;
  readonly horizon: number;
}

const FRAMES: Readonly<Record<MirrorName, Frame>> = {
  left: { x: 16, y: 318, width: 190, height: 130, aside: -0.55, turned: -7, focal: 330, horizon: 46 },
  inside: { x: 356, y: 12, width: 248, height: 74, aside: 0.3, turned: 0, focal: 330, horizon: 30 },
  right: { x: 754, y: 318, width: 190, height: 130, aside: 1.35, turned: 7, focal: 330, horizon: 46 },
};

/** Nothing is drawn beyond. */
const FARTHEST = 55;

/** The road behind, as a mirror shows it. */
export function mirror(name: MirrorName, moment: Moment, pose: Pose): Svg {
  const { x, y, width, height, aside, turned, focal, horizon } = FRAMES[name];
  const sideways = radians(pose.heading);
  const eye = {
    x: pose.x + aside * Math.cos(sideways),
    z: pose.z - aside * Math.sin(sideways),
    heading: pose.heading + 180 - turned,
    height: 1.15,
    focal,
    centre: { x: WIDTH / 2, y: horizon },
    mirrored: true,
  };
  const clip = `<clipPath id="m-${name}">${rect(0, 0, width, height, '#000', 18)}</clipPath>`;
  const shown = place({ x: width / 2 - WIDTH / 2, y: 0 }, view(moment, eye, FARTHEST));
  const flank = name === 'inside' ? '' : ownFlank(name, width, height);
  return place(
    { x, y },
    rect(-9, -9, width + 18, height + 18, '#171d20', 24) +
      clip +
      `<g clip-path="url(#m-${name})">${shown}${flank}</g>`,
  );
}

/** The own vehicle on the inner edge of an outside mirror. */
function ownFlank(name: 'left' | 'right', width: number, height: number): Svg {
  const at = (share: number) => (name === 'left' ? width - share * width : share * width);
  return polygon(
    [
      [at(0), 12],
      [at(0.1), 30],
      [at(0.16), height],
      [at(0), height],
    ],
    '#39454B',
  );
}
