import { car, west } from '../kit/drive/actors.ts';
import { drive } from '../kit/drive/drive.ts';
import { signs } from '../kit/drive/posts.ts';
import { roundabout, throughRoundabout } from '../kit/drive/roundabout.ts';
import { A_JUNCTIONS } from '../kit/signs/a-junctions.ts';
import { C_DIRECTIONS } from '../kit/signs/c-directions.ts';

export default drive({
  seconds: 7,
  own: {
    through: throughRoundabout(60, 'left'),
    radius: 4,
    speed: [
      [0, 5],
      [2, 6],
      [7, 6],
    ],
    reaches: [7, 89],
  },
  place: roundabout(60, 'country'),
  standing: [signs([4.6, 40], [A_JUNCTIONS['a-7'], C_DIRECTIONS['c-12']])],
  actors: [
    car(
      'blue',
      [
        [1.75, 180],
        [-1.75, 140],
        [-1.75, 79.5],
      ],
      [
        [0, 8],
        [3, 6],
        [5.5, 0],
        [9, 0],
      ],
      { radius: 10, reaches: [6, 98] },
    ),
    car(
      'silver',
      west(90, 61.75),
      [
        [0, 6],
        [2, 0],
        [9, 0],
      ],
      { reaches: [4, 69] },
    ),
  ],
});
