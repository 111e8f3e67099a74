import { car, north, south, walks } from '../kit/drive/actors.ts';
import { drive } from '../kit/drive/drive.ts';
import { zebra } from '../kit/drive/markings.ts';
import { town } from '../kit/drive/places.ts';
import { signs } from '../kit/drive/posts.ts';
import { D_ROADS } from '../kit/signs/d-roads.ts';

export default drive({
  seconds: 8,
  light: 'night-rain',
  reach: 40,
  own: {
    through: north(1.75, 0),
    speed: [
      [0, 11],
      [4, 10],
      [8, 5],
    ],
    reaches: [8, 66],
  },
  place: town({ first: 2 }),
  ground: zebra(78),
  standing: [signs([4.4, 77.5], [D_ROADS['d-6']])],
  actors: [
    walks(
      { clothes: 'black', trousers: '#22282C' },
      [
        [10, 80],
        [-9, 80],
      ],
      1.4,
      [8, 7.4],
    ),
    car('white', south(-1.75, 300), 11, { reaches: [6, 190] }),
  ],
});
