import { vehicle } from '../kit/drive/actors.ts';
import { drive } from '../kit/drive/drive.ts';
import { country } from '../kit/drive/places.ts';
import { signs } from '../kit/drive/posts.ts';
import { A_JUNCTIONS } from '../kit/signs/a-junctions.ts';

export default drive({
  seconds: 8,
  own: {
    through: [
      [1.75, 0],
      [1.75, 110],
      [60, 190],
      [120, 220],
    ],
    radius: 60,
    speed: [
      [0, 17],
      [4, 11],
      [8, 10],
    ],
    reaches: [8, 70],
  },
  place: country({
    through: [
      [0, -40],
      [0, 110],
      [58.25, 190],
      [120, 222],
    ],
    radius: 60,
    beside: 'wood',
    middle: 'none',
  }),
  standing: [signs([4.6, 34], [A_JUNCTIONS['a-1']])],
  actors: [
    vehicle(
      'tractor',
      'blue',
      [
        [1.75, 0],
        [1.75, 110],
        [60, 190],
        [120, 220],
      ],
      9,
      { radius: 60, reaches: [8, 87] },
    ),
    vehicle(
      'trailer',
      'green',
      [
        [1.75, 0],
        [1.75, 110],
        [60, 190],
        [120, 220],
      ],
      9,
      { radius: 60, reaches: [8, 82.2] },
    ),
  ],
});
