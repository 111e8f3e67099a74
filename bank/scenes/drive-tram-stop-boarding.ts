import { car, north, south, stands, vehicle, walks } from '../kit/drive/actors.ts';
import { drive } from '../kit/drive/drive.ts';
import { town } from '../kit/drive/places.ts';
import { signs } from '../kit/drive/posts.ts';
import { tramTracks } from '../kit/drive/tracks.ts';
import { D_STOPS } from '../kit/signs/d-stops.ts';

export default drive({
  seconds: 8,
  own: {
    through: north(5.25, 0),
    speed: [
      [0, 11],
      [4, 8],
      [8, 3],
    ],
    reaches: [8, 44],
  },
  place: town({ lanes: 2, middle: 'none', first: 3 }),
  ground: [...tramTracks()],
  standing: [signs([7.8, 56], [D_STOPS['d-17']])],
  actors: [
    vehicle(
      'tram',
      'yellow',
      north(1.6, 0),
      [
        [0, 8],
        [3.4, 0],
        [9, 0],
      ],
      { reaches: [8, 62] },
    ),
    walks(
      { clothes: 'red', with: 'bag' },
      [
        [8.6, 58],
        [3, 58],
      ],
      1.4,
      [8, 2.6],
    ),
    walks(
      { clothes: 'blue' },
      [
        [2.9, 64],
        [9, 64],
      ],
      1.4,
      [8, 2.2],
    ),
    stands({ clothes: 'green' }, [8.4, 60], 270),
    car('grey', south(-5.25, 140), 11),
  ],
});
