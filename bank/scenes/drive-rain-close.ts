import { car, north, south, vehicle } from '../kit/drive/actors.ts';
import { drive } from '../kit/drive/drive.ts';
import { country } from '../kit/drive/places.ts';

export default drive({
  seconds: 8,
  light: 'rain',
  own: {
    through: north(1.75, 0),
    speed: [
      [0, 19],
      [6, 19],
      [8, 15],
    ],
    reaches: [8, 150],
  },
  place: country({ beside: 'trees' }),
  actors: [
    car(
      'red',
      north(1.75, 0),
      [
        [0, 19],
        [5.6, 19],
        [8, 11],
      ],
      { reaches: [8, 163] },
    ),
    vehicle('lorry', 'green', south(-1.75, 500), 20, { reaches: [6, 340] }),
  ],
  panel: {},
});
