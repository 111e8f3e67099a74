import { laneArrow } from '../kit/driver/lane-arrow.ts';
import { thing } from '../kit/driver/parts.ts';
import { driverView } from '../kit/driver/view.ts';
import { picture } from '../kit/picture.ts';
import { laneDirection } from '../kit/signs/f-lanes.ts';
import { place, rect } from '../kit/svg.ts';

const hung = (x: number, way: 'left' | 'straight-right') =>
  rect(x - 6, -520, 12, 70, '#6C767A') + place({ x, y: -385, scale: 1.75 }, laneDirection(way).drawing);
const gantry =
  rect(330, -520, 22, 520, '#6C767A') +
  rect(-440, -520, 792, 18, '#6C767A') +
  hung(-340, 'left') +
  hung(0, 'straight-right');

export default picture(
  driverView({
    road: { lanes: 2, oncoming: 0, between: 'solid' },
    ground: [laneArrow(0, 8, ['straight', 'right'])],
    things: [thing(0, 17.5, gantry)],
  }),
);
