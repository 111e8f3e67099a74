import { north, rides, south, vehicle } from '../kit/drive/actors.ts';
import { drive } from '../kit/drive/drive.ts';
import { country } from '../kit/drive/places.ts';

export default drive({
  seconds: 7,
  own: {
    through: north(1.2, 0),
    speed: [
      [0, 14],
      [4, 12],
      [7, 6],
    ],
    reaches: [7, 60],
  },
  place: country({ narrow: true, beside: 'trees' }),
  actors: [
    vehicle(
      'lorry',
      'red',
      south(-1, 300),
      [
        [0, 13],
        [7, 11],
      ],
      { reaches: [7, 218] },
    ),
    rides('cyclist', north(2.2, 0), 4.5, { reaches: [7, 92] }),
  ],
});
