import { car } from '../kit/drive/actors.ts';
import { drive } from '../kit/drive/drive.ts';
import { country } from '../kit/drive/places.ts';
import { signs } from '../kit/drive/posts.ts';
import { field } from '../kit/drive/street.ts';
import { handlebars } from '../kit/inside/motorcycle.ts';
import { A_JUNCTIONS } from '../kit/signs/a-junctions.ts';

export default drive({
  seconds: 7,
  seat: 'motorcycle',
  own: {
    through: [
      [1.75, 0],
      [1.75, 80],
      [40, 130],
      [90, 150],
    ],
    radius: 46,
    speed: [
      [0, 20],
      [7, 16],
    ],
    reaches: [7, 52],
  },
  place: country({
    through: [
      [0, -160],
      [0, 80],
      [38.5, 131.5],
      [90, 152],
    ],
    radius: 46,
    beside: 'trees',
  }),
  ground: Array.from({ length: 80 }, (_, index) => {
    const [x, z] = [0.7 + ((index * 37) % 26) / 10, 62 + ((index * 53) % 90) / 10];
    return field([x, x + 0.16], [z, z + 0.22], index % 3 === 0 ? '#B9AE9C' : '#8F8371');
  }),
  standing: [signs([4.6, 26], [A_JUNCTIONS['a-1']])],
  actors: [
    car(
      'red',
      [
        [90, 152],
        [38.5, 133],
        [-1.75, 80],
        [-1.75, -100],
      ],
      14,
      { radius: 46, reaches: [7, 62] },
    ),
  ],
  front: () => handlebars(),
});
