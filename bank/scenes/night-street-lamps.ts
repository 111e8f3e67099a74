import { SEATS, seenAt } from '../kit/driver/camera.ts';
import { beamOnRoad } from '../kit/driver/night-and-fog.ts';
import { thing } from '../kit/driver/parts.ts';
import { passersBy } from '../kit/driver/street-life.ts';
import { driverView } from '../kit/driver/view.ts';
import { picture } from '../kit/picture.ts';
import { circle, ellipse, line } from '../kit/svg.ts';

const AT = [12, 19, 28, 40];
const post = line('M0 0V-480Q0-540-70-545', { stroke: '#6C767A', width: 14, cap: 'round' });
const lights = AT.map((z) => {
  const lamp = seenAt(SEATS.car, 2.6, z, 5.4);
  const ground = seenAt(SEATS.car, 0.8, z);
  const metre = 1000 / z;
  return (
    circle(lamp.x, lamp.y, metre * 0.9, '#FFE9B033') +
    circle(lamp.x, lamp.y, metre * 0.22, '#FFF3C4') +
    ellipse(ground.x, ground.y, metre * 2.6, metre * 0.4, '#FFE9B02E')
  );
}).join('');

export default picture(
  driverView({
    light: 'night',
    things: [...AT.map((z) => thing(3.3, z, post)), ...passersBy({}, 2)],
    front: lights + beamOnRoad(30, -3.4, 2),
  }),
);
