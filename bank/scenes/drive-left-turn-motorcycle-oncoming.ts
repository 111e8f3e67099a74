import { rides, south, vehicle, walks } from '../kit/drive/actors.ts';
import { drive } from '../kit/drive/drive.ts';
import { town } from '../kit/drive/places.ts';

export default drive({
  seconds: 8,
  own: {
    through: [
      [1.75, 0],
      [1.75, 60],
      [-60, 61.75],
    ],
    radius: 8,
    speed: [
      [0, 9],
      [4, 5],
      [8, 1.6],
    ],
    reaches: [8, 50],
  },
  place: town({ junctions: [60], first: 3 }),
  actors: [
    vehicle('van', 'orange', south(-1.75, 160), 10, { reaches: [6, 118] }),
    rides('motorcyclist', south(-1.4, 200), 13, {
      reaches: [8, 116],
      look: { clothes: 'black', helmet: 'white' },
    }),
    walks({ clothes: 'blue' }, south(5.6, 80)),
  ],
  panel: { indicates: ['left', 0.5, 9] },
});
