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
      [0, 10],
      [5, 9.5],
      [7, 6],
    ],
    reaches: [7, 40],
  },
  place: town({ lanes: 2, middle: 'none', first: 0 }),
  ground: [...tramTracks()],
  actors: [
    walks(
      { clothes: 'orange', with: 'phone' },
      [
        [10, 58],
        [-9, 57],
      ],
      1.2,
      [7, 7.6],
    ),
    car(
      'blue',
      north(5.25, 0),
      [
        [0, 9],
        [4, 5],
        [6.4, 0],
        [9, 0],
      ],
      { reaches: [7, 53] },
    ),
    vehicle('tram', 'red', south(-1.6, 200), 9),
  ],
});
