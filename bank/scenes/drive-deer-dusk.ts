import { car, north, south } from '../kit/drive/actors.ts';
import { drive } from '../kit/drive/drive.ts';
import { country } from '../kit/drive/places.ts';
import { signs } from '../kit/drive/posts.ts';
import { A_DANGERS } from '../kit/signs/a-dangers.ts';

export default drive({
  seconds: 7,
  light: 'dusk',
  own: {
    through: north(1.75, 0),
    speed: [
      [0, 20],
      [5, 19],
      [7, 11],
    ],
    reaches: [7, 125],
  },
  place: country({ beside: 'wood' }),
  standing: [signs([4.6, 60], [A_DANGERS['a-18b']])],
  actors: [
    {
      beast: 'deer',
      through: [
        [12, 140],
        [-12, 141],
      ],
      speed: 5,
      reaches: [7, 11.5],
    },
    car('grey', south(-1.75, 500), 19, { reaches: [7, 300] }),
  ],
});
