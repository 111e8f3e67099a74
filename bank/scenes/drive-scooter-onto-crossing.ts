import { car, north, rides, south, walks } from '../kit/drive/actors.ts';
import { drive } from '../kit/drive/drive.ts';
import { cycleCrossing } from '../kit/drive/markings.ts';
import { town } from '../kit/drive/places.ts';
import { signs } from '../kit/drive/posts.ts';
import { field, LAYER } from '../kit/drive/street.ts';
import { D_ROADS } from '../kit/signs/d-roads.ts';

export default drive({
  seconds: 7,
  own: {
    through: north(1.75, 0),
    speed: [
      [0, 10],
      [5, 10],
      [7, 5],
    ],
    reaches: [7, 44],
  },
  place: town({ pavement: 6, first: 2 }),
  ground: [field([4.4, 6.4], [-40, 49], '#9C4B43', LAYER.asphalt), ...cycleCrossing(56)],
  standing: [signs([4.2, 54], [D_ROADS['d-6a']])],
  actors: [
    rides(
      'scooter',
      [
        [5.4, 14],
        [5.4, 52],
        [3, 57.2],
        [-9, 57.2],
      ],
      6.2,
      { radius: 3, reaches: [7, 43], look: { clothes: 'green', helmet: 'grey' } },
    ),
    car('blue', south(-1.75, 150), [
      [0, 11],
      [5, 11],
      [7, 6],
    ]),
    walks({ clothes: 'red' }, north(8.2, 30)),
  ],
});
