import { car, north, south } from '../kit/drive/actors.ts';
import { row } from '../kit/drive/buildings.ts';
import { drive } from '../kit/drive/drive.ts';
import { country } from '../kit/drive/places.ts';
import { signs } from '../kit/drive/posts.ts';
import { D_ZONES } from '../kit/signs/d-zones.ts';

export default drive({
  seconds: 7,
  own: {
    through: north(1.75, 0),
    speed: [
      [0, 13.7],
      [5, 13.7],
      [7, 14.5],
    ],
    reaches: [7, 105],
  },
  place: country({ beside: 'trees' }),
  standing: [
    ...row({ front: 12, side: 1, from: -40, to: 60, kind: 'houses' }),
    ...row({ front: -12, side: -1, from: -30, to: 50, kind: 'houses', first: 2 }),
    signs([4.8, 88], [D_ZONES['d-43']], 0, 1.1),
  ],
  actors: [car('red', south(-1.75, 300), 22, { reaches: [5, 170] })],
  panel: {},
});
