import { car, north, south, walks } from '../kit/drive/actors.ts';
import { drive } from '../kit/drive/drive.ts';
import { arrow, brokenStopLine } from '../kit/drive/markings.ts';
import { town } from '../kit/drive/places.ts';

export default drive({
  seconds: 7,
  own: {
    through: north(1.75, 0),
    speed: [
      [0, 10],
      [4, 9],
      [7, 4],
    ],
    reaches: [7, 44],
  },
  place: town({ junctions: [66], lanes: 2, middle: 'solid', first: 3 }),
  ground: [
    arrow(1.75, 34, 'left'),
    arrow(1.75, 48, 'left'),
    arrow(5.25, 34, 'straight'),
    arrow(5.25, 48, 'straight'),
    ...brokenStopLine(54, 6.85),
  ],
  signals: [{ at: [7.8, 54.5], lamps: [[0, 'green']] }],
  actors: [
    car('blue', north(5.25, 0), 11, { reaches: [7, 60] }),
    car('grey', south(-1.75, 180), 10),
    walks({ clothes: 'yellow' }, south(9, 60)),
  ],
});
