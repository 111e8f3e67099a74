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
      [7, 9],
    ],
    reaches: [7, 46],
  },
  place: town({ first: 0, pavement: 9 }),
  ground: [...busBay(51, 81)],
  standing: [signs([8.4, 72], [D_STOPS['d-15']]), upstanding([9.6, 69], busShelter(4))],
  actors: [
    vehicle('bus', 'blue', north(5.4, 66), 0),
    stands({ clothes: 'red' }, [7.8, 69.5], 270),
    walks({ clothes: 'yellow', with: 'bag' }, north(8.6, 40)),
    car('white', south(-1.75, 200), 11),
  ],
});
