import { north, rides, south, vehicle } from '../kit/drive/actors.ts';
import { drive } from '../kit/drive/drive.ts';
import { country } from '../kit/drive/places.ts';

export default drive({
  seconds: 7,
  own: {
    through: north(1.75, 0),
    speed: [
      [0, 13],
      [4, 10],
      [7, 7],
    ],
    reaches: [7, 60],
  },
  place: country({ beside: 'village', narrow: true }),
  actors: [
    rides('cyclist', north(1.9, 0), 4.6, { reaches: [7, 74], look: { clothes: 'green', helmet: 'red' } }),
    vehicle('bus', 'red', south(-1.35, 300), 12, { reaches: [7, 204] }),
  ],
});
