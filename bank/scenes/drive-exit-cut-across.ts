import { car, north, vehicle } from '../kit/drive/actors.ts';
import { drive } from '../kit/drive/drive.ts';
import { motorway } from '../kit/drive/places.ts';
import { field, LAYER } from '../kit/drive/street.ts';
import { SCENE } from '../kit/palette.ts';

export default drive({
  seconds: 7,
  own: {
    through: north(1.9, 0),
    speed: [
      [0, 29],
      [5, 29],
      [7, 25],
    ],
    reaches: [7, 220],
  },
  place: motorway(),
  ground: [
    field([3.6, 8.4], [200, 420], SCENE.asphalt, LAYER.junction),
    ...Array.from({ length: 34 }, (_, index) =>
      field([3.7, 3.9], [202 + 6 * index, 205 + 6 * index], SCENE.paint),
    ),
    field([7.75, 7.95], [200, 420], SCENE.paint),
  ],
  actors: [
    car(
      'silver',
      [
        [-1.9, -100],
        [-1.9, 226],
        [5.7, 262],
        [5.7, 500],
      ],
      [
        [0, 32],
        [4.5, 31],
        [7, 22],
      ],
      { radius: 16, reaches: [7, 338], indicates: ['right', 5.4, 9] },
    ),
    vehicle('lorry', 'green', north(1.9, 0), 25, { reaches: [7, 310] }),
  ],
  panel: {},
});
