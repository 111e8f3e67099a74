import { north, rides, south, walks } from '../kit/drive/actors.ts';
import { drive } from '../kit/drive/drive.ts';
import { town } from '../kit/drive/places.ts';

export default drive({
  seconds: 7,
  own: {
    through: north(1.75, 0),
    speed: [
      [0, 12],
      [3, 9],
      [7, 5.5],
    ],
    reaches: [7, 48],
  },
  place: town({ junctions: [78], first: 2, trees: true, kind: 'houses', pavement: 7 }),
  actors: [
    rides(
      'cyclist',
      [
        [2.8, 0],
        [2.8, 34],
        [0.9, 50],
        [0.9, 90],
      ],
      5,
      { radius: 8, reaches: [7, 58], signals: ['left', 3.2, 9], look: { clothes: 'red', helmet: 'white' } },
    ),
    walks({ clothes: 'blue' }, south(5.4, 60)),
  ],
});
