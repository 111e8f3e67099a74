import { east, north, parked, vehicle, walks } from '../kit/drive/actors.ts';
import { drive } from '../kit/drive/drive.ts';
import { town } from '../kit/drive/places.ts';

export default drive({
  seconds: 7,
  own: {
    through: north(1.75, 0),
    speed: [
      [0, 10],
      [4.5, 10],
      [7, 8],
    ],
    reaches: [7, 42],
  },
  place: town({ junctions: [58], first: 3 }),
  actors: [
    vehicle('van', 'white', east(-60, 56.25), 8.5, { reaches: [7, 53.5] }),
    walks({ clothes: 'orange' }, north(5.4, 20)),
    ...parked(-2.7, 2, ['blue', 'grey'], 7),
  ],
});
