import { car, north, south, vehicle, walks } from '../kit/drive/actors.ts';
import { drive } from '../kit/drive/drive.ts';
import { brokenStopLine } from '../kit/drive/markings.ts';
import { town } from '../kit/drive/places.ts';

export default drive({
  seconds: 7,
  own: {
    through: north(1.75, 0),
    speed: [
      [0, 10],
      [3.4, 10],
      [7, 4],
    ],
    reaches: [7, 50],
  },
  place: town({ junctions: [76], first: 1 }),
  ground: brokenStopLine(64),
  signals: [
    {
      at: [4.3, 64.8],
      lamps: [
        [0, 'green'],
        [2.6, 'amber'],
        [5.6, 'red'],
      ],
    },
  ],
  actors: [
    car('black', north(1.75, 0), 11, { reaches: [7, 92] }),
    vehicle(
      'van',
      'white',
      south(-1.75, 170),
      [
        [0, 10],
        [3, 9],
        [6.4, 1],
        [7, 0],
      ],
      { reaches: [7, 82] },
    ),
    car(
      'red',
      [
        [60, 77.75],
        [-60, 77.75],
      ],
      0,
      { reaches: [0, 48] },
    ),
    walks({ clothes: 'green' }, south(5.6, 80)),
  ],
});
