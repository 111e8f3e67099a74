import { type Camera, SEATS, seenAt, wall } from '../kit/driver/camera.ts';
import type { Ground } from '../kit/driver/parts.ts';
import { driverView } from '../kit/driver/view.ts';
import { handlebars } from '../kit/inside/motorcycle.ts';
import { PAINT, SCENE } from '../kit/palette.ts';
import { picture } from '../kit/picture.ts';
import { polygon, type Svg } from '../kit/svg.ts';

const SIDE = -2.5;

/** A piece of the lorry's right side, between two distances and two heights. */
const block = (camera: Camera, from: number, to: number, low: number, high: number, fill: string): Svg =>
  wall(camera, SIDE, from, to, low, high, fill);

function wheel(camera: Camera, z: number, radius: number, fill: string): Svg {
  const rim = Array.from({ length: 20 }, (_, index) => {
    const turn = (index / 20) * 2 * Math.PI;
    const { x, y } = seenAt(camera, SIDE, z + radius * Math.cos(turn), 0.52 + radius * Math.sin(turn));
    return [x, y] as const;
  });
  return polygon(rim, fill);
}

const lorry: Ground = (camera) =>
  block(camera, 3, 14.6, 0.02, 0.06, SCENE.shade) +
  block(camera, 3, 14.4, 0.55, 0.95, '#3C4448') +
  [5.2, 6.5, 13.3]
    .map((z) => wheel(camera, z, 0.52, SCENE.tyre) + wheel(camera, z, 0.24, '#C4CBCE'))
    .join('') +
  block(camera, 3, 12, 0.95, 3.7, PAINT.white) +
  block(camera, 3, 12, 3.45, 3.7, '#00000018') +
  block(camera, 3, 12, 1.6, 2, PAINT.blue) +
  block(camera, 12.2, 14.6, 0.7, 3, PAINT.blue) +
  block(camera, 13, 14.3, 1.9, 2.7, SCENE.glass);

export default picture(
  driverView({
    road: { ownLane: 0.85 },
    setting: 'country',
    front: lorry(SEATS.car) + handlebars({ kind: 'moped' }),
  }),
);
