import { car, east, north, walks, west } from '../kit/drive/actors.ts';
import { drive } from '../kit/drive/drive.ts';
import { brokenStopLine, zebra } from '../kit/drive/markings.ts';
import { town } from '../kit/drive/places.ts';

export default drive({
  seconds: 7,
  own: {
    through: north(1.75, 30),
    speed: [
      [0, 5],
      [2.5, 0],
      [8, 0],
    ],
    reaches: [7, 9.5],
  },
  place: town({ junctions: [64], first: 3 }),
  ground: [...brokenStopLine(46), ...zebra(48)],
  signals: [
    {
      at: [4.4, 46.5],
      lamps: [
        [0, 'red'],
        [4.6, 'red-amber'],
        [5.6, 'green'],
      ],
    },
    {
      at: [-4.4, 75],
      lamps: [
        [0, 'red'],
        [5.6, 'green'],
      ],
      heading: 180,
    },
  ],
  actors: [
    walks(
      { clothes: 'blue', age: 'old', with: 'stick', hair: '#B8B8B8' },
      [
        [-6, 50],
        [9, 50],
      ],
      0.85,
      [7, 6.4],
    ),
    walks(
      { clothes: 'red' },
      [
        [6, 49.4],
        [-9, 49.4],
      ],
      1.4,
      [7, 13],
    ),
    car('grey', east(-60, 62.25), 9),
    car(
      'white',
      west(60, 65.75),
      [
        [0, 9],
        [4, 0],
        [9, 0],
      ],
      { reaches: [5, 50] },
    ),
  ],
});
