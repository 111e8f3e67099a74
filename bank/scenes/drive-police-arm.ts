import { car, east, north, walks, west } from '../kit/drive/actors.ts';
import { drive } from '../kit/drive/drive.ts';
import { brokenStopLine } from '../kit/drive/markings.ts';
import { town } from '../kit/drive/places.ts';
import { upstanding } from '../kit/drive/posts.ts';
import { policeman } from '../kit/people/police.ts';

export default drive({
  seconds: 7,
  own: {
    through: north(1.75, 0),
    speed: [
      [0, 8],
      [3, 7],
      [7, 3.4],
    ],
    reaches: [7, 42],
  },
  place: town({ junctions: [60], first: 0 }),
  ground: brokenStopLine(50),
  signals: [{ at: [4.3, 50.5], lamps: [[0, 'green']] }],
  actors: [
    car(
      'silver',
      east(-40, 58.25),
      [
        [0, 6],
        [2, 0],
        [9, 0],
      ],
      { reaches: [4, 32] },
    ),
    car(
      'black',
      west(40, 61.75),
      [
        [0, 6],
        [2, 0],
        [9, 0],
      ],
      { reaches: [4, 32] },
    ),
    walks({ clothes: 'blue' }, north(5.6, 16)),
  ],
  changing: (time) => [
    upstanding(
      [0, 55.6],
      policeman(
        time < 4.4 ? { facing: 'right', gesture: 'at-rest' } : { facing: 'front', gesture: 'arm-up' },
      ),
    ),
  ],
});
