import { patch } from '../kit/driver/camera.ts';
import type { Ground } from '../kit/driver/parts.ts';
import { driverView } from '../kit/driver/view.ts';
import { handlebars } from '../kit/inside/motorcycle.ts';
import { picture } from '../kit/picture.ts';

const RINGS = [
  [1, '#24292C'],
  [0.8, '#6A5A8A66'],
  [0.66, '#3F7F9A77'],
  [0.52, '#5C9A7466'],
  [0.38, '#C0A04A66'],
  [0.2, '#8A4A7A88'],
] as const;

const spill: Ground = (camera) =>
  RINGS.map(([share, fill]) =>
    patch(
      camera,
      Array.from({ length: 40 }, (_, index) => {
        const turn = (index / 40) * 2 * Math.PI;
        const wave = 1 + 0.13 * Math.sin(2 * turn + share) + 0.1 * Math.cos(3 * turn);
        return [
          -0.2 + 1.25 * share * wave * Math.cos(turn),
          11.5 + 3.6 * share * wave * Math.sin(turn),
        ] as const;
      }),
      fill,
    ),
  ).join('');

export default picture(
  driverView({ setting: 'country', bend: 70, ground: [spill], front: handlebars({ paint: 'orange' }) }),
);
