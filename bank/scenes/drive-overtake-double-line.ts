import { north, rides, south, vehicle } from '../kit/drive/actors.ts';
import { drive } from '../kit/drive/drive.ts';
import { country } from '../kit/drive/places.ts';

export default drive({
  seconds: 7,
  own: {
    through: north(1.2, 0),
    speed: [
      [0, 15],
      [3, 9],
      [7, 8],
    ],
    reaches: [7, 60],
  },
  place: country({ middle: 'double', beside: 'trees' }),
  actors: [
    vehicle('lorry', 'orange', north(1.75, 0), 7.6, { reaches: [7, 80] }),
    rides('motorcyclist', south(-1.75, 200), 18, { reaches: [4, 120] }),
  ],
});
