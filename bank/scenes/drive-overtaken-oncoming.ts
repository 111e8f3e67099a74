import { car, north, south } from '../kit/drive/actors.ts';
import { drive } from '../kit/drive/drive.ts';
import { country } from '../kit/drive/places.ts';

export default drive({
  seconds: 8,
  own: {
    through: north(1.75, 0),
    speed: [
      [0, 21],
      [8, 20],
    ],
    reaches: [8, 160],
  },
  place: country({ beside: 'trees' }),
  actors: [
    car(
      'black',
      [
        [-1.6, -200],
        [-1.6, 400],
      ],
      25,
      { reaches: [8, 372] },
    ),
    car('white', south(-1.75, 600), 21, { reaches: [8, 378] }),
  ],
  mirrors: ['left'],
  panel: {},
});
