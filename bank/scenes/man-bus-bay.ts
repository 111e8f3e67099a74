import { car, north, south, stands, vehicle, walks } from '../kit/drive/actors.ts';
import { drive } from '../kit/drive/drive.ts';
import { town } from '../kit/drive/places.ts';
import { signs, upstanding } from '../kit/drive/posts.ts';
import { busBay } from '../kit/drive/street.ts';
import { busShelter } from '../kit/driver/bus-stop.ts';
import { D_STOPS } from '../kit/signs/d-stops.ts';

export default drive({
  seconds: 7,
  own: {
    through: north(1.75, 0),
    speed: [
      [0, 11],
      [4, 10],
      [7, 8],
    ],
    reaches: [7, 44],
  },
  place: town({ first: 2, pavement: 9 }),
  ground: [...busBay(47, 79)],
  standing: [signs([8.7, 59], [D_STOPS['d-15']]), upstanding([9.6, 66], busShelter(4))],
  actors: [
    vehicle(
      'bus',
      'red',
      [
        [5.4, 62],
        [5.4, 66],
        [1.9, 82],
        [1.75, 300],
      ],
      [
        [0, 0],
        [4.8, 0],
        [7, 2.6],
      ],
      { radius: 12, reaches: [4.8, 0.4], indicates: ['left', 2.2, 9] },
    ),
    stands({ clothes: 'blue' }, [8.4, 69], 200),
    walks({ clothes: 'yellow', with: 'bag' }, south(8.6, 70)),
    car('white', south(-1.75, 180), 11),
  ],
});
