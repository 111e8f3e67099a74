import { north, rides } from '../kit/drive/actors.ts';
import { drive } from '../kit/drive/drive.ts';
import { country } from '../kit/drive/places.ts';
import { signs } from '../kit/drive/posts.ts';
import { B_MANOEUVRES } from '../kit/signs/b-manoeuvres.ts';

export default drive({
  seconds: 7,
  own: {
    through: [
      [1.75, 0],
      [1.75, 50],
      [0.4, 66],
      [0.4, 200],
    ],
    speed: [
      [0, 15],
      [4, 11],
      [7, 10],
    ],
    reaches: [7, 72],
  },
  place: country({ beside: 'fields' }),
  standing: [signs([4.6, 36], [B_MANOEUVRES['b-25']])],
  actors: [
    rides('cyclist', north(3.0, 0), 5, { reaches: [7, 86], look: { clothes: 'red', helmet: 'white' } }),
  ],
  mirrors: ['inside'],
});
