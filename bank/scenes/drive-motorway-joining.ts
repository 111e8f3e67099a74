import { car, north, vehicle } from '../kit/drive/actors.ts';
import { drive } from '../kit/drive/drive.ts';
import { motorway } from '../kit/drive/places.ts';
import { field, LAYER } from '../kit/drive/street.ts';
import { SCENE } from '../kit/palette.ts';

export default drive({
  seconds: 8,
  own: {
    through: north(5.7, 0),
    speed: [
      [0, 17],
      [8, 24],
    ],
    reaches: [8, 200],
  },
  place: motorway(),
  ground: [
    field([3.6, 8.4], [-80, 262], SCENE.asphalt, LAYER.junction),
    ...Array.from({ length: 56 }, (_, index) =>
      field([3.7, 3.9], [-76 + 6 * index, -73 + 6 * index], SCENE.paint),
    ),
    field([7.75, 7.95], [-80, 262], SCENE.paint),
  ],
  actors: [
    vehicle('lorry', 'red', north(1.9, -100), 24.5, { reaches: [8, 292] }),
    car('grey', north(-1.9, -100), 32, { reaches: [6, 240] }),
    car('blue', north(1.9, -100), 27, { reaches: [8, 380] }),
  ],
  mirrors: ['left'],
  panel: { indicates: ['left', 2.5, 9] },
});
