import { car, north, south, walks } from '../kit/drive/actors.ts';
import { hedge } from '../kit/drive/buildings.ts';
import { drive } from '../kit/drive/drive.ts';
import { town } from '../kit/drive/places.ts';
import { field } from '../kit/drive/street.ts';
import { SCENE } from '../kit/palette.ts';

export default drive({
  seconds: 7,
  own: {
    through: north(1.75, 0),
    speed: [
      [0, 11],
      [5, 11],
      [7, 7],
    ],
    reaches: [7, 50],
  },
  place: town({ kind: 'houses', pavement: 6, first: 1 }),
  standing: [hedge(5.2, 6, 30, 60), hedge(5.2, 6, 67, 90)],
  ground: [field([3.5, 10], [61, 66], SCENE.pavement)],
  actors: [
    {
      ...car(
        'silver',
        [
          [2.6, 63.5],
          [40, 63.5],
        ],
        [
          [0, 0],
          [3.4, 0],
          [7, -1.6],
        ],
        { reaches: [7, 0.9] },
      ),
    },
    car('blue', south(-1.75, 170), 12),
    walks({ clothes: 'green' }, south(4.4, 90)),
  ],
});
