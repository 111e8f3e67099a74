import { car, east, south, walks } from '../kit/drive/actors.ts';
import { drive } from '../kit/drive/drive.ts';
import { town } from '../kit/drive/places.ts';

export default drive({
  seconds: 8,
  own: {
    through: [
      [1.75, 0],
      [1.75, 58],
      [-60, 59.75],
    ],
    radius: 8,
    speed: [
      [0, 9],
      [3, 6],
      [6, 2.5],
      [8, 1.4],
    ],
    reaches: [8, 49],
  },
  place: town({ junctions: [58], first: 1 }),
  actors: [
    car(
      'yellow',
      [
        [-1.75, 160],
        [-1.75, 59.75],
        [-90, 59.75],
      ],
      [
        [0, 10],
        [4, 9],
        [8, 5],
      ],
      { radius: 6, reaches: [8, 93], indicates: ['right', 0, 9] },
    ),
    walks({ clothes: 'red', with: 'bag' }, south(-5.8, 50)),
    car(
      'grey',
      east(-60, 56.25),
      [
        [0, 7],
        [2, 6],
        [5, 0],
        [9, 0],
      ],
      { reaches: [8, 50] },
    ),
  ],
  panel: { indicates: ['left', 0.6, 9] },
});
