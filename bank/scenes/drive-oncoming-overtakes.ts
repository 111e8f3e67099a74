import { car, north, south, vehicle } from '../kit/drive/actors.ts';
import { drive } from '../kit/drive/drive.ts';
import { country } from '../kit/drive/places.ts';

export default drive({
  seconds: 7,
  own: {
    through: north(1.75, 0),
    speed: [
      [0, 20],
      [5, 20],
      [7, 13],
    ],
    reaches: [7, 149],
  },
  place: country({ beside: 'trees' }),
  actors: [
    vehicle('lorry', 'blue', south(-1.75, 400), 17, { reaches: [7, 217] }),
    car(
      'red',
      [
        [-1.75, 400],
        [-1.75, 280],
        [1.3, 256],
        [1.3, 100],
      ],
      23,
      { radius: 14, reaches: [7, 213] },
    ),
  ],
});
