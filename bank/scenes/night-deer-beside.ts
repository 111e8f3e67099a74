import { deer } from '../kit/animals.ts';
import { SEATS, seenAt } from '../kit/driver/camera.ts';
import { beamOnRoad } from '../kit/driver/night-and-fog.ts';
import { thing } from '../kit/driver/parts.ts';
import { driverView } from '../kit/driver/view.ts';
import { picture } from '../kit/picture.ts';
import { circle, faded, place, towardsLeft } from '../kit/svg.ts';

/** Where the deer stand: to the right, ahead. */
const HERD = [
  [2.9, 9.5],
  [5.3, 13],
] as const;
const lit = HERD.map(([x, z]) => {
  const foot = seenAt(SEATS.car, x, z);
  return place({ x: foot.x, y: foot.y, scale: 10 / z }, faded(0.6, towardsLeft(deer())));
});
const eyes = HERD.map(([x, z]) => {
  const at = seenAt(SEATS.car, x - 0.55, z, 1.24);
  return circle(at.x, at.y, 12, '#E9FFB044') + circle(at.x, at.y, 4.5, '#F4FFD0');
});

export default picture(
  driverView({
    setting: 'wood',
    light: 'night',
    things: HERD.map(([x, z]) => thing(x, z, towardsLeft(deer()))),
    front: beamOnRoad(42, -4.2, 3.4) + [...lit, ...eyes].join(''),
  }),
);
