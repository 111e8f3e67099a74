import { north, rides, south, walks } from '../kit/drive/actors.ts';
import { drive } from '../kit/drive/drive.ts';
import { country } from '../kit/drive/places.ts';

export default drive({
  seconds: 7,
  own: {
    through: [
      [1.75, 0],
      [1.75, 30],
      [0.3, 46],
      [0.3, 200],
    ],
    speed: [
      [0, 14],
      [4, 9],
      [7, 9],
    ],
    reaches: [7, 60],
  },
  place: country({ beside: 'village' }),
  actors: [
    rides('cyclist', north(3.0, 0), 4.6, { reaches: [7, 71], look: { clothes: 'yellow', helmet: 'blue' } }),
    walks({ clothes: 'green' }, south(-5, 80)),
  ],
  mirrors: ['inside'],
});
