import { car, north, parked, vehicle, walks } from '../kit/drive/actors.ts';
import { drive } from '../kit/drive/drive.ts';
import { town } from '../kit/drive/places.ts';

export default drive({
  seconds: 8,
  own: {
    through: north(1.75, 0),
    speed: [
      [0, 12],
      [8, 11],
    ],
    reaches: [8, 90],
  },
  place: town({ parking: 'left', first: 2 }),
  actors: [
    vehicle(
      'ambulance',
      'white',
      north(0.8, -200),
      [
        [0, 19],
        [8, 15],
      ],
      { reaches: [8, 276], flashes: true },
    ),
    car('blue', north(1.75, 0), 11.5, { reaches: [8, 118] }),
    ...parked(-4.7, 20, ['grey', 'red', 'white', 'green', 'black', 'silver', 'blue']),
    walks({ clothes: 'orange' }, north(5.6, 60)),
  ],
  mirrors: ['inside'],
});
