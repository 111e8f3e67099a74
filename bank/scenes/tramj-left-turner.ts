import { car, north, south, vehicle, walks } from '../kit/drive/actors.ts';
import { drive } from '../kit/drive/drive.ts';
import { town } from '../kit/drive/places.ts';
import { tramTracks } from '../kit/drive/tracks.ts';

export default drive({
  seconds: 7,
  seat: 'bus',
  own: {
    through: north(1.6, 0),
    speed: [
      [0, 9.5],
      [7, 9],
    ],
    reaches: [7, 43],
  },
  place: town({ junctions: [60], middle: 'none', first: 1 }),
  ground: [...tramTracks()],
  actors: [
    car(
      'red',
      [
        [-1.75, 200],
        [-1.75, 61.75],
        [50, 61.75],
      ],
      [
        [0, 10],
        [4, 6],
        [7, 4.4],
      ],
      { radius: 6, reaches: [7, 138], indicates: ['left', 1.5, 9] },
    ),
    vehicle('van', 'white', south(-1.75, 290), 10),
    walks({ clothes: 'green' }, north(5.6, 30)),
  ],
});
