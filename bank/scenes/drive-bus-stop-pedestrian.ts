import { car, north, south, stands, vehicle, walks } from '../kit/drive/actors.ts';
import { drive } from '../kit/drive/drive.ts';
import { town } from '../kit/drive/places.ts';
import { signs, upstanding } from '../kit/drive/posts.ts';
import { busShelter } from '../kit/driver/bus-stop.ts';
import { D_STOPS } from '../kit/signs/d-stops.ts';

export default drive({
  seconds: 8,
  own: {
    through: north(1.75, 0),
    speed: [
      [0, 10.5],
      [3.5, 10.5],
      [8, 5],
    ],
    reaches: [8, 41],
  },
  place: town({ lanes: 2, middle: 'solid', trees: true }),
  standing: [signs([7.6, 58], [D_STOPS['d-15']]), upstanding([9, 55], busShelter(4))],
  actors: [
    vehicle('bus', 'yellow', north(5.25, 48), 0),
    car('blue', south(-1.75, 110), 12),
    car('white', south(-5.25, 180), 12),
    walks(
      { clothes: 'green', trousers: '#5B4636' },
      [
        [8, 55.6],
        [-9, 55.6],
      ],
      1.5,
      [8, 5.2],
    ),
    stands({ clothes: 'red' }, [8.2, 52]),
    walks({ clothes: 'blue', with: 'bag' }, south(8.4, 70)),
  ],
});
