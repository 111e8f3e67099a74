import { HEIGHT, picture, WIDTH } from '../kit/picture.ts';
import { circle, line, path, place, rect, type Svg } from '../kit/svg.ts';

const ribs = line('M-84-36H84M-84-12H84M-84 12H84M-84 36H84', { stroke: '#4E585D', width: 8, cap: 'round' });
const pedal = (height: number): Svg =>
  path(`M-16 0V${-height}H16V0Z`, '#5B6468') +
  rect(-104, -62, 208, 124, '#1B2226', 18) +
  rect(-98, -58, 196, 112, '#2F3A41', 16) +
  ribs;

/** The latch on the left pedal, swung up so that it does not hold the right one. */
const latch =
  line('M78-66L118-150', { stroke: '#E3A21A', width: 26, cap: 'round' }) +
  circle(78, -66, 20, '#B9821A') +
  circle(78, -66, 8, '#15191A');
const catchOfRight = rect(-112, -78, 26, 40, '#B9821A', 6);

export default picture(
  rect(0, 0, WIDTH, HEIGHT, '#55606A'),
  rect(0, 0, WIDTH, 120, '#3B454D'),
  path('M0 470H960V540H0Z', '#2B3439'),
  line('M0 470H960', { stroke: '#69757E', width: 5 }),
  place({ x: 342, y: 236 }, pedal(200), latch),
  place({ x: 618, y: 352 }, pedal(320), catchOfRight),
  line('M618 96V170', { stroke: '#F4F5F2', width: 10 }),
  path('M590 166H646L618 206Z', '#F4F5F2'),
);
