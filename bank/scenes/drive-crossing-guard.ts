import { car, north, south, walks } from '../kit/drive/actors.ts';
import { drive } from '../kit/drive/drive.ts';
import { zebra } from '../kit/drive/markings.ts';
import { town } from '../kit/drive/places.ts';
import { signs, upstanding } from '../kit/drive/posts.ts';
import { crossingGuard } from '../kit/people/police.ts';
import { move } from '../kit/picture.ts';
import { A_DANGERS } from '../kit/signs/a-dangers.ts';
import { D_ROADS } from '../kit/signs/d-roads.ts';

export default drive({
  seconds: 7,
  own: {
    through: north(1.75, 0),
    speed: [
      [0, 10],
      [3, 9],
      [7, 3],
    ],
    reaches: [7, 43],
  },
  place: town({ trees: true, first: 2 }),
  ground: zebra(54),
  standing: [signs([4.4, 53.5], [D_ROADS['d-6'], A_DANGERS['a-17']])],
  actors: [
    walks(
      { clothes: 'red', age: 'child' },
      [
        [5.4, 56],
        [-9, 56],
      ],
      [
        [0, 0],
        [5, 0],
        [6, 1.2],
        [9, 1.2],
      ],
    ),
    walks(
      { clothes: 'blue', age: 'child' },
      [
        [5.9, 57],
        [-9, 57],
      ],
      [
        [0, 0],
        [5.4, 0],
        [6.2, 1.2],
        [9, 1.2],
      ],
    ),
    walks(
      { clothes: 'yellow', age: 'child' },
      [
        [6.6, 56.4],
        [-9, 56.4],
      ],
      [
        [0, 0],
        [5.6, 0],
        [6.4, 1.1],
        [9, 1.1],
      ],
    ),
    car(
      'grey',
      south(-1.75, 150),
      [
        [0, 9],
        [4, 6],
        [6.6, 0],
        [9, 0],
      ],
      { reaches: [7, 88] },
    ),
  ],
  changing: (time) => [upstanding([move(time, 2.6, 5, 4.2, 0.6), 55], crossingGuard({ facing: 'front' }))],
});
