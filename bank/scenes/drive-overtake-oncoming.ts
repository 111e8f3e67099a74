import { car, north, south, vehicle } from '../kit/drive/actors.ts';
import { drive } from '../kit/drive/drive.ts';
import { country } from '../kit/drive/places.ts';

export default drive({
  seconds: 8,
  own: {
    through: [
      [1.75, 0],
      [1.75, 38],
      [0.6, 52],
      [0.6, 300],
    ],
    speed: [
      [0, 16],
      [3, 8],
      [8, 7],
    ],
    reaches: [8, 60],
  },
  place: country(),
  actors: [
    vehicle('tractor', 'green', north(2.2, 0), 6.5, { reaches: [8, 75] }),
    car('red', south(-1.75, 400), 21, { reaches: [8, 262] }),
    vehicle('van', 'white', south(-1.75, 400), 21, { reaches: [8, 238] }),
  ],
});
