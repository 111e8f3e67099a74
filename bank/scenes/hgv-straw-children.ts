import { onTheRoad, roadFromTheSide } from '../kit/close-up/side-view.ts';
import { PAINT, type Paint, SCENE } from '../kit/palette.ts';
import { picture } from '../kit/picture.ts';
import { circle, line, path, place, rect } from '../kit/svg.ts';
import { farmTrailerSide } from '../kit/vehicles/goods.ts';
import { tractorSide } from '../kit/vehicles/tractor.ts';

const bale = (x: number, y: number) =>
  rect(x, y, 100, 62, '#E3C565', 8) +
  line(`M${x + 30} ${y}V${y + 62}M${x + 70} ${y}V${y + 62}`, { stroke: '#BF9F45', width: 4 });
const bales =
  [-205, -102, 1, 104].map((x) => bale(x, -232)).join('') +
  [-154, -51, 52].map((x) => bale(x, -294)).join('');

/** A child who sits and looks to the right. */
const sitting = (x: number, clothes: Paint) =>
  place(
    { x, y: -294 },
    line('M0-8H32L36 30', { stroke: '#2E3D5B', width: 15, cap: 'round', join: 'round' }) +
      path('M-14 0C-16-40-12-58 2-60 14-62 18-50 16-30L12 0Z', PAINT[clothes]) +
      line('M4-48L16-24L30-22', { stroke: PAINT[clothes], width: 9, cap: 'round', join: 'round' }) +
      circle(4, -74, 14, SCENE.skin) +
      path('M-12-72C-14-94 20-96 19-80 10-84 4-80 2-70-4-64-10-64-12-72Z', '#4A2F22'),
  );

const load = bales + sitting(-110, 'red') + sitting(-10, 'blue') + sitting(96, 'green');

export default picture(
  roadFromTheSide(),
  onTheRoad(
    470,
    0.98,
    place({ x: -210, y: 0 }, farmTrailerSide(load)),
    place({ x: 262, y: 0 }, tractorSide()),
  ),
);
