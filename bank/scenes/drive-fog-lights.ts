import { car, north, south } from '../kit/drive/actors.ts';
import { drive } from '../kit/drive/drive.ts';
import { country } from '../kit/drive/places.ts';

export default drive({
  seconds: 7,
  light: 'fog',
  own: {
    through: north(1.75, 0),
    speed: [
      [0, 14],
      [4, 13],
      [7, 9],
    ],
    reaches: [7, 100],
  },
  place: country({ beside: 'trees' }),
  actors: [
    car(
      'silver',
      north(1.75, 0),
      [
        [0, 11],
        [7, 9],
      ],
      { reaches: [7, 128], noLights: true },
    ),
    car('blue', south(-1.75, 400), 13, { reaches: [5, 325] }),
  ],
  panel: {},
});
