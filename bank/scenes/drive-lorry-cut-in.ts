import { car, north, vehicle } from '../kit/drive/actors.ts';
import { drive } from '../kit/drive/drive.ts';
import { motorway } from '../kit/drive/places.ts';

export default drive({
  seconds: 8,
  seat: 'lorry',
  own: {
    through: north(1.9, 0),
    speed: [
      [0, 24.5],
      [8, 24],
    ],
    reaches: [8, 200],
  },
  place: motorway(),
  actors: [
    car(
      'black',
      [
        [-1.9, -200],
        [-1.9, 180],
        [1.9, 215],
        [1.9, 500],
      ],
      [
        [0, 31],
        [5, 30],
        [8, 25],
      ],
      { radius: 16, reaches: [8, 414], indicates: ['right', 4, 9] },
    ),
    vehicle('lorry', 'green', north(1.9, 0), 24, { reaches: [8, 275] }),
  ],
  mirrors: ['left'],
  panel: {},
});
