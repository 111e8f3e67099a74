import { flames, smoke } from '../kit/close-up/fire.ts';
import { onTheRoad, roadFromTheSide } from '../kit/close-up/side-view.ts';
import { tree } from '../kit/driver/plants.ts';
import { SCENE } from '../kit/palette.ts';
import { picture } from '../kit/picture.ts';
import { circle, line, path, place } from '../kit/svg.ts';
import { carSide } from '../kit/vehicles/car.ts';

/** Slumped over the steering wheel, seen through the side window. */
const driver =
  path('M-8-98C-10-120 20-128 40-112L46-98Z', '#E3A21A') +
  circle(48, -112, 14, SCENE.skin) +
  path('M36-118C40-134 64-128 62-112C54-120 44-120 36-118Z', '#4A2F22') +
  line('M66-120L76-98', { stroke: '#0F1518', width: 6, cap: 'round' });
const dent = path('M212-66L190-70 198-54 180-44 200-38 212-30Z', '#16212A');
const ajar =
  line('M-16-98V-36', { stroke: '#16304D', width: 7 }) +
  path('M-16-100L-40-92V-30L-16-36Z', '#245E9E') +
  path('M-18-136L-40-128V-94L-16-100Z', '#33454E');

export default picture(
  roadFromTheSide('#93B98A'),
  place({ x: 806, y: 470, scale: 0.72 }, tree()),
  onTheRoad(450, 1.5, carSide({ paint: 'blue' }) + driver + dent + ajar),
  place({ x: 690, y: 330, scale: 1.1 }, smoke()),
  place({ x: 668, y: 328, scale: 1 }, flames()),
  place({ x: 728, y: 346, scale: 0.8 }, flames()),
);
