import { car, south, walks, west } from '../kit/drive/actors.ts';
import { drive } from '../kit/drive/drive.ts';
import { brokenStopLine, zebraAcross } from '../kit/drive/markings.ts';
import { town } from '../kit/drive/places.ts';

export default drive({
  seconds: 8.5,
  own: {
    through: [
      [1.75, 0],
      [1.75, 40],
      [60, 38.25],
    ],
    radius: 7.5,
    speed: [
      [0, 9],
      [2.2, 8],
      [4.2, 4],
      [6.5, 3.2],
      [8.5, 1],
    ],
    reaches: [8.5, 42.2],
  },
  place: town({ junctions: [40] }),
  ground: [...zebraAcross(10, 36.5, 43.5), ...brokenStopLine(30)],
  signals: [
    { at: [4.3, 30.5], lamps: [[0, 'green']] },
    { at: [-4.3, 50], lamps: [[0, 'green']], heading: 180 },
    { at: [9.5, 44.6], lamps: [[0, 'red']], heading: 270 },
  ],
  actors: [
    car(
      'white',
      west(60, 41.75),
      [
        [0, 7],
        [3, 7],
        [6, 0],
        [9, 0],
      ],
      { reaches: [8, 42] },
    ),
    walks(
      { clothes: 'red' },
      [
        [12, 55],
        [12, 20],
      ],
      1.45,
      [8.5, 14.6],
    ),
    walks(
      { clothes: 'blue', with: 'bag' },
      [
        [12.8, 57.5],
        [12.8, 20],
      ],
      1.4,
      [8.5, 15],
    ),
    car('grey', south(-1.75, 90), 9),
  ],
  panel: { indicates: ['right', 0.4, 9] },
});
