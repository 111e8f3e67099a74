import { car, north, south, vehicle } from '../kit/drive/actors.ts';
import { drive } from '../kit/drive/drive.ts';
import { country } from '../kit/drive/places.ts';

export default drive({
  seconds: 7,
  light: 'rain',
  own: {
    through: north(1.75, 0),
    speed: [
      [0, 18],
      [7, 18],
    ],
    reaches: [7, 126],
  },
  place: country({ beside: 'trees' }),
  actors: [
    car(
      'white',
      north(1.75, 0),
      [
        [0, 18],
        [5.4, 18],
        [7, 12],
      ],
      { reaches: [7, 143] },
    ),
    car('grey', south(-1.75, 330), 17),
    vehicle('lorry', 'green', south(-1.75, 460), 17),
  ],
  panel: {},
});
