import { car, north, vehicle } from '../kit/drive/actors.ts';
import { drive } from '../kit/drive/drive.ts';
import { country } from '../kit/drive/places.ts';

export default drive({
  seconds: 8,
  own: {
    through: north(1.75, 0),
    speed: [
      [0, 19],
      [3, 16],
      [8, 15],
    ],
    reaches: [8, 90],
  },
  place: country({ beside: 'fields' }),
  actors: [
    vehicle('lorry', 'blue', north(1.75, 0), 14.5, { reaches: [8, 120] }),
    car(
      'red',
      [
        [1.75, -200],
        [1.75, -20],
        [-1.6, 30],
        [-1.6, 400],
      ],
      22,
      { radius: 20, reaches: [8, 279], indicates: ['left', 3, 9] },
    ),
  ],
  mirrors: ['left', 'inside'],
  panel: {},
});
