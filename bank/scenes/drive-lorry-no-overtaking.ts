import { car, north, south, vehicle } from '../kit/drive/actors.ts';
import { drive } from '../kit/drive/drive.ts';
import { country } from '../kit/drive/places.ts';
import { signs } from '../kit/drive/posts.ts';
import { B_MANOEUVRES } from '../kit/signs/b-manoeuvres.ts';

export default drive({
  seconds: 7,
  seat: 'lorry',
  own: {
    through: north(1.75, 0),
    speed: [
      [0, 19],
      [4, 16],
      [7, 14],
    ],
    reaches: [7, 100],
  },
  place: country({ beside: 'fields' }),
  standing: [signs([4.8, 66], [B_MANOEUVRES['b-26']])],
  actors: [
    { ...vehicle('tractor', 'red', north(2, 0), 11, { reaches: [7, 122] }) },
    car('blue', south(-1.75, 200), 20, { reaches: [5, 130] }),
  ],
  mirrors: ['left'],
  panel: {},
});
