import { car, north, south, walks } from '../kit/drive/actors.ts';
import { drive } from '../kit/drive/drive.ts';
import { country } from '../kit/drive/places.ts';

export default drive({
  seconds: 7,
  light: 'night',
  own: {
    through: north(1.75, 0),
    speed: [
      [0, 17],
      [4, 16],
      [7, 10],
    ],
    reaches: [7, 98.5],
  },
  place: country({ beside: 'wood' }),
  actors: [
    walks({ clothes: 'black', trousers: '#20262B' }, north(2.9, 110), 1.3, [7, 0.5]),
    car('grey', south(-1.75, 300), 18, { reaches: [4, 215] }),
  ],
  panel: {},
});
