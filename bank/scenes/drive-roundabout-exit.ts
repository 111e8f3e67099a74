import { car, north, walks, west } from '../kit/drive/actors.ts';
import { drive } from '../kit/drive/drive.ts';
import { signs } from '../kit/drive/posts.ts';
import { roundabout, throughRoundabout } from '../kit/drive/roundabout.ts';
import { A_JUNCTIONS } from '../kit/signs/a-junctions.ts';
import { C_DIRECTIONS } from '../kit/signs/c-directions.ts';

export default drive({
  seconds: 8,
  own: {
    through: throughRoundabout(60, 'straight'),
    radius: 4,
    speed: [
      [0, 4],
      [2, 6],
      [8, 8],
    ],
    reaches: [8, 128],
  },
  place: roundabout(60),
  standing: [signs([4.6, 40], [A_JUNCTIONS['a-7'], C_DIRECTIONS['c-12']])],
  actors: [
    car(
      'grey',
      west(90, 61.75),
      [
        [0, 6],
        [4, 0],
        [9, 0],
      ],
      { reaches: [5, 70] },
    ),
    walks({ clothes: 'red' }, north(5.4, 90)),
    car('blue', north(1.75, 60), 8, { reaches: [8, 60] }),
  ],
  panel: {},
});
