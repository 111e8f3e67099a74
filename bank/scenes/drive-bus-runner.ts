import { car, north, south, walks } from '../kit/drive/actors.ts';
import { drive } from '../kit/drive/drive.ts';
import { town } from '../kit/drive/places.ts';
import { signs } from '../kit/drive/posts.ts';
import { field, LAYER } from '../kit/drive/street.ts';
import { SCENE } from '../kit/palette.ts';
import { D_STOPS } from '../kit/signs/d-stops.ts';

export default drive({
  seconds: 7,
  seat: 'bus',
  own: {
    through: north(5.6, 40),
    speed: [
      [0, 0],
      [4.6, 0],
      [7, 0.8],
    ],
    reaches: [7, 1],
  },
  place: town({ first: 3, pavement: 9 }),
  ground: [
    field([3.4, 7.4], [10, 76], SCENE.kerb, LAYER.kerb),
    field([3.4, 7.1], [10, 75], SCENE.asphalt, LAYER.asphalt),
  ],
  standing: [signs([8.2, 56], [D_STOPS['d-15']])],
  actors: [
    walks(
      { clothes: 'red', age: 'child' },
      [
        [10, 4],
        [7.9, 16],
        [7.4, 60],
      ],
      3.2,
      [7, 33],
    ),
    car('silver', south(-1.75, 150), 11),
    car('blue', north(1.75, -60), 12, { reaches: [3, 90] }),
    walks({ clothes: 'blue' }, south(8.6, 90)),
  ],
  mirrors: ['right', 'left'],
  panel: { indicates: ['left', 4, 9] },
});
