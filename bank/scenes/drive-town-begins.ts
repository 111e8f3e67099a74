import { car, north, rides, south } from '../kit/drive/actors.ts';
import { drive } from '../kit/drive/drive.ts';
import { country } from '../kit/drive/places.ts';
import { signs } from '../kit/drive/posts.ts';
import { D_ZONES } from '../kit/signs/d-zones.ts';

export default drive({
  seconds: 7,
  own: {
    through: north(1.75, 0),
    speed: [
      [0, 22],
      [4, 20],
      [7, 19.4],
    ],
    reaches: [7, 95],
  },
  place: country({ beside: 'village' }),
  standing: [signs([4.8, 72], [D_ZONES['d-42']], 0, 1.1), signs([-4.8, 72], [D_ZONES['d-43']], 180, 1.1)],
  actors: [car('white', south(-1.75, 260), 14), rides('cyclist', north(2.9, 90), 4.5, { reaches: [7, 122] })],
  panel: {},
});
