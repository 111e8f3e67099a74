import { car, north, walks, west } from '../kit/drive/actors.ts';
import { drive } from '../kit/drive/drive.ts';
import { brokenStopLine } from '../kit/drive/markings.ts';
import { town } from '../kit/drive/places.ts';

export default drive({
  seconds: 7,
  own: {
    through: north(1.75, 0),
    speed: [
      [0, 9.5],
      [3, 8],
      [7, 4],
    ],
    reaches: [7, 43],
  },
  place: town({ junctions: [62], first: 2 }),
  ground: brokenStopLine(51),
  signals: [
    { at: [4.3, 51.5], lamps: [[0, 'green']] },
    { at: [9, 67], lamps: [[0, 'red']], heading: 270 },
  ],
  actors: [
    car(
      'silver',
      north(1.75, 0),
      [
        [0, 7],
        [3, 5],
        [5.5, 0],
        [9, 0],
      ],
      { reaches: [7, 69] },
    ),
    ...[76, 83, 90, 97].map((z) => car(z % 2 ? 'blue' : 'red', north(1.75, z), 0)),
    car(
      'black',
      west(60, 63.75),
      [
        [0, 7],
        [3, 0],
        [9, 0],
      ],
      { reaches: [7, 47] },
    ),
    walks({ clothes: 'green' }, north(5.4, 24)),
  ],
});
