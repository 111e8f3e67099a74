import { car, north, south } from '../kit/drive/actors.ts';
import { drive } from '../kit/drive/drive.ts';
import { town } from '../kit/drive/places.ts';
import { signs, upstanding } from '../kit/drive/posts.ts';
import { cone, worksBarrier } from '../kit/driver/roadworks.ts';
import { A_CARRIAGEWAY } from '../kit/signs/a-carriageway.ts';

export default drive({
  seconds: 8,
  own: {
    through: north(1.75, 0),
    speed: [
      [0, 6],
      [4, 3.6],
      [8, 2],
    ],
    reaches: [8, 56],
  },
  place: town({ lanes: 2, middle: 'solid', first: 0 }),
  standing: [
    ...[66, 68, 70, 72, 74].map((z, index) => upstanding([6.6 - index * 0.7, z], cone())),
    upstanding([5.3, 76], worksBarrier({ width: 3 })),
    signs([7.7, 40], [A_CARRIAGEWAY['a-12b']]),
  ],
  actors: [
    car(
      'red',
      [
        [5.25, 0],
        [5.25, 60],
        [1.75, 74],
        [1.75, 200],
      ],
      [
        [0, 6],
        [4, 3.4],
        [8, 1.2],
      ],
      { radius: 6, reaches: [8, 61.5], indicates: ['left', 0, 9] },
    ),
    ...[66, 73, 80, 87].map((z, index) =>
      car(
        index % 2 ? 'grey' : 'blue',
        north(1.75, 0),
        [
          [0, 5],
          [4, 3],
          [8, 2],
        ],
        { reaches: [8, z] },
      ),
    ),
    car(
      'black',
      north(5.25, 0),
      [
        [0, 6],
        [4, 3.4],
        [8, 1],
      ],
      { reaches: [8, 54] },
    ),
    car('silver', south(-1.75, 160), 9),
  ],
});
