import { car, north, south, walks } from '../kit/drive/actors.ts';
import { drive } from '../kit/drive/drive.ts';
import { town } from '../kit/drive/places.ts';
import { signs } from '../kit/drive/posts.ts';
import { field, LAYER } from '../kit/drive/street.ts';
import { SCENE } from '../kit/palette.ts';
import { D_STOPS } from '../kit/signs/d-stops.ts';

export default drive({
  seconds: 8,
  seat: 'bus',
  own: {
    through: [
      [5.6, 0],
      [5.6, 46],
      [1.75, 64],
      [1.75, 200],
    ],
    radius: 8,
    speed: [
      [0, 0],
      [4, 0],
      [8, 1.6],
    ],
    reaches: [8, 43],
  },
  place: town({ first: 1, pavement: 9 }),
  ground: [
    field([3.4, 7.4], [10, 56], SCENE.kerb, LAYER.kerb),
    field([3.4, 7.1], [10, 55], SCENE.asphalt, LAYER.asphalt),
  ],
  standing: [signs([8.2, 50], [D_STOPS['d-15']])],
  actors: [
    car(
      'red',
      north(1.75, -100),
      [
        [0, 14],
        [8, 13.5],
      ],
      { reaches: [8, 133] },
    ),
    walks({ clothes: 'green' }, south(8, 80)),
    car('grey', south(-1.75, 150), 11),
  ],
  mirrors: ['left', 'right'],
  panel: { indicates: ['left', 1, 9] },
});
