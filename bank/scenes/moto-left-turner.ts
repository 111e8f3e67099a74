import { car, north, south, vehicle, walks } from '../kit/drive/actors.ts';
import { drive } from '../kit/drive/drive.ts';
import { town } from '../kit/drive/places.ts';
import { handlebars } from '../kit/inside/motorcycle.ts';

export default drive({
  seconds: 7,
  seat: 'motorcycle',
  own: {
    through: north(1.75, 0),
    speed: [
      [0, 11],
      [7, 10.5],
    ],
    reaches: [7, 45],
  },
  place: town({ junctions: [60], first: 2, trees: true }),
  actors: [
    car(
      'red',
      [
        [-1.75, 200],
        [-1.75, 61.75],
        [50, 61.75],
      ],
      [
        [0, 10],
        [4, 6],
        [7, 4.6],
      ],
      { radius: 6, reaches: [7, 138], indicates: ['left', 1.5, 9] },
    ),
    vehicle('van', 'white', south(-1.75, 290), 10),
    walks({ clothes: 'blue' }, south(5.6, 50)),
  ],
  front: () => handlebars(),
});
