import { car, north, south, vehicle } from '../kit/drive/actors.ts';
import { drive } from '../kit/drive/drive.ts';
import { country } from '../kit/drive/places.ts';

export default drive({
  seconds: 8,
  own: {
    through: [
      [1.75, 0],
      [1.75, 40],
      [0.7, 52],
      [0.7, 300],
    ],
    speed: [
      [0, 16],
      [3, 9],
      [8, 7.5],
    ],
    reaches: [8, 60],
  },
  place: country({ beside: 'fields' }),
  actors: [
    vehicle('tractor', 'red', north(2, 0), 6.5, { reaches: [8, 78] }),
    car('blue', south(-1.75, 150), 20, { reaches: [5, 120] }),
  ],
  mirrors: ['left'],
});
