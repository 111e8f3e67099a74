import { metreAt, SEATS, seenAt } from '../kit/driver/camera.ts';
import { signPost } from '../kit/driver/posts.ts';
import { driverView } from '../kit/driver/view.ts';
import { HEIGHT, picture } from '../kit/picture.ts';
import { A_JUNCTIONS } from '../kit/signs/a-junctions.ts';
import { T_PLATES } from '../kit/signs/t-plates.ts';
import { place, polygon } from '../kit/svg.ts';

const BEND = 75;
const camera = { ...SEATS.car, bend: BEND };
const edge = (side: number) => [3, 5, 8, 12, 17, 23, 30, 38].map((z) => seenAt(camera, side, z));
/** Light of the own headlamps on the near part of the bend. */
const light =
  '<linearGradient id="beam" gradientUnits="userSpaceOnUse" x1="0" y1="244" x2="0" ' +
  `y2="${HEIGHT}"><stop stop-color="#FFF3C4" stop-opacity="0.1"/><stop offset="1" stop-color="#FFF3C4" stop-opacity="0.5"/></linearGradient>` +
  polygon(
    [...edge(-5.6), ...edge(3.2).toReversed()].map(({ x, y }) => [x, y] as const),
    'url(#beam)',
  );
const foot = seenAt(camera, 2.5, 9);
/** Over the dark, for it throws the light back. */
const sign = place(
  { x: foot.x, y: foot.y, scale: metreAt(camera, 9) / 100 },
  signPost([A_JUNCTIONS['a-3'], T_PLATES['t-5']], { size: 1.25, clearance: 0.75 }),
);

export default picture(driverView({ setting: 'wood', bend: BEND, light: 'night', front: light + sign }));
