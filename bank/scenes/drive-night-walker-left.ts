import { car, north, south, walks } from '../kit/drive/actors.ts';
import { drive } from '../kit/drive/drive.ts';
import { country } from '../kit/drive/places.ts';

export default drive({
  seconds: 7,
  light: 'night',
  own: {
    through: north(1.75, 0),
    speed: [
      [0, 15],
      [7, 13],
    ],
    reaches: [7, 100],
  },
  place: country({ beside: 'trees' }),
  actors: [
    walks({ clothes: 'grey', with: 'reflector' }, south(-3.9, 130), 1.4),
    car('white', north(1.75, 0), 17, { reaches: [7, 175] }),
  ],
  panel: {},
});
