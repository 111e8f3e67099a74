import { car, north, south, stands, west } from '../kit/drive/actors.ts';
import { drive } from '../kit/drive/drive.ts';
import { brokenStopLine, zebra } from '../kit/drive/markings.ts';
import { town } from '../kit/drive/places.ts';

export default drive({
  seconds: 7,
  own: {
    through: north(1.75, 0),
    speed: [
      [0, 11],
      [7, 10],
    ],
    reaches: [7, 46],
  },
  place: town({ junctions: [68], first: 2, trees: true }),
  ground: [...brokenStopLine(56), ...zebra(58)],
  signals: [
    {
      at: [4.4, 56.5],
      lamps: [
        [0, 'red'],
        [1.2, 'red-amber'],
        [2.2, 'green'],
      ],
    },
    { at: [9, 73], lamps: [[0, 'red']], heading: 270 },
  ],
  actors: [
    stands({ clothes: 'blue', with: 'bag' }, [5.2, 60], 270),
    stands({ clothes: 'orange' }, [-5.3, 60], 90),
    car(
      'grey',
      west(60, 69.75),
      [
        [0, 8],
        [3, 0],
        [9, 0],
      ],
      { reaches: [6, 49] },
    ),
    car('red', south(-1.75, 220), 10),
  ],
  panel: {},
});
