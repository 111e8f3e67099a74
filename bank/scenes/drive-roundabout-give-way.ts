import { car, north, vehicle, walks } from '../kit/drive/actors.ts';
import { drive } from '../kit/drive/drive.ts';
import { giveWayLine } from '../kit/drive/markings.ts';
import { signs } from '../kit/drive/posts.ts';
import { aroundIsland, roundabout, throughRoundabout } from '../kit/drive/roundabout.ts';
import { A_JUNCTIONS } from '../kit/signs/a-junctions.ts';
import { C_DIRECTIONS } from '../kit/signs/c-directions.ts';

export default drive({
  seconds: 8,
  own: {
    through: throughRoundabout(60, 'straight'),
    radius: 4,
    speed: [
      [0, 9],
      [4, 5],
      [8, 1.2],
    ],
    reaches: [8, 76],
  },
  place: roundabout(60),
  ground: giveWayLine(42.4),
  standing: [signs([4.6, 40], [A_JUNCTIONS['a-7'], C_DIRECTIONS['c-12']])],
  actors: [
    car('red', [[-90, 58.25], [-24, 58.25], ...aroundIsland(60, 205, 395), [90, 61.75]], 7.5, {
      radius: 4,
      reaches: [8, 92],
    }),
    vehicle(
      'van',
      'white',
      [[-90, 58.25], [-24, 58.25], ...aroundIsland(60, 205, 330), [90, 58.25]],
      [
        [0, 8],
        [5, 4],
        [8, 3],
      ],
      { radius: 4, reaches: [8, 77] },
    ),
    walks({ clothes: 'green' }, north(5.4, 16)),
  ],
});
