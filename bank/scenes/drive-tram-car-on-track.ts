import { car, north, south, walks } from '../kit/drive/actors.ts';
import { drive } from '../kit/drive/drive.ts';
import { town } from '../kit/drive/places.ts';
import { tramTracks } from '../kit/drive/tracks.ts';

export default drive({
  seconds: 7,
  seat: 'bus',
  own: {
    through: north(1.6, 0),
    speed: [
      [0, 11],
      [4, 9],
      [7, 5],
    ],
    reaches: [7, 40],
  },
  place: town({ junctions: [70], lanes: 2, middle: 'none', first: 2 }),
  ground: [...tramTracks()],
  actors: [
    car(
      'yellow',
      [
        [5.25, 0],
        [5.25, 34],
        [1.8, 50],
        [1.8, 80],
      ],
      [
        [0, 11],
        [3, 7],
        [6, 0],
        [9, 0],
      ],
      { radius: 6, reaches: [7, 60], indicates: ['left', 2, 9] },
    ),
    car('grey', south(-5.25, 180), 11),
    car(
      'blue',
      south(-1.75, 200),
      [
        [0, 10],
        [7, 9],
      ],
      { reaches: [7, 105] },
    ),
    walks({ clothes: 'green' }, north(8.6, 30)),
  ],
});
