import { car, east, walks, west } from '../kit/drive/actors.ts';
import { drive } from '../kit/drive/drive.ts';
import { brokenStopLine, zebraAcross } from '../kit/drive/markings.ts';
import { town } from '../kit/drive/places.ts';

export default drive({
  seconds: 8,
  own: {
    through: [
      [1.75, 0],
      [1.75, 58],
      [60, 56.25],
    ],
    radius: 7.5,
    speed: [
      [0, 9],
      [4, 4],
      [8, 2.6],
    ],
    reaches: [8, 41],
  },
  place: town({ junctions: [58], first: 3 }),
  ground: [...brokenStopLine(47.5), ...zebraAcross(9.5, 54.5, 61.5)],
  signals: [
    { at: [4.3, 48], lamps: [[0, 'red']], conditional: 'right', conditionalLit: [2.6, 20] },
    { at: [-9, 53], lamps: [[0, 'green']], heading: 90 },
  ],
  actors: [
    walks(
      { clothes: 'red' },
      [
        [11.5, 48],
        [11.5, 70],
      ],
      1.3,
      [8, 5],
    ),
    car('blue', east(-80, 56.25), 10),
    car('white', east(-110, 56.25), 10),
    car('grey', west(80, 59.75), 9),
  ],
  panel: { indicates: ['right', 0.5, 9] },
});
