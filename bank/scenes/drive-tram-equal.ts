import { car, east, north, south, vehicle, walks } from '../kit/drive/actors.ts';
import { drive } from '../kit/drive/drive.ts';
import { town } from '../kit/drive/places.ts';
import { signs } from '../kit/drive/posts.ts';
import { rails } from '../kit/drive/street.ts';
import { A_JUNCTIONS } from '../kit/signs/a-junctions.ts';

export default drive({
  seconds: 8,
  own: {
    through: north(1.75, 0),
    speed: [
      [0, 9],
      [3, 8.5],
      [8, 3],
    ],
    reaches: [8, 42],
  },
  place: town({ junctions: [58], first: 2 }),
  ground: [
    ...rails([
      [-90, 56.4],
      [90, 56.4],
    ]),
    ...rails([
      [-90, 59.6],
      [90, 59.6],
    ]),
  ],
  standing: [signs([4.4, 34], [A_JUNCTIONS['a-5'], A_JUNCTIONS['a-21']])],
  actors: [
    vehicle(
      'tram',
      'red',
      east(-80, 56.4),
      [
        [0, 9],
        [4, 8],
        [9, 6],
      ],
      { reaches: [8, 66] },
    ),
    walks({ clothes: 'green' }, south(5.6, 40)),
    car(
      'grey',
      south(-1.75, 120),
      [
        [0, 9],
        [3, 8],
        [7, 0],
        [9, 0],
      ],
      { reaches: [8, 53] },
    ),
  ],
});
