import { car, north, rides, south } from '../kit/drive/actors.ts';
import { drive } from '../kit/drive/drive.ts';
import { town } from '../kit/drive/places.ts';

export default drive({
  seconds: 7,
  light: 'night',
  own: {
    through: north(1.75, 0),
    speed: [
      [0, 13],
      [4, 12],
      [7, 7],
    ],
    reaches: [7, 90],
  },
  place: town({ kind: 'houses', pavement: 6, first: 1 }),
  actors: [
    rides('cyclist', north(2.7, 0), 4, {
      reaches: [7, 101],
      noLights: true,
      look: { clothes: 'grey', helmet: 'black' },
    }),
    car('white', south(-1.75, 300), 12, { reaches: [5, 170] }),
  ],
  panel: {},
});
