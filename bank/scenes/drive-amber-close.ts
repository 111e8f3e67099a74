import { car, north, parked, south, walks } from '../kit/drive/actors.ts';
import { drive } from '../kit/drive/drive.ts';
import { brokenStopLine } from '../kit/drive/markings.ts';
import { town } from '../kit/drive/places.ts';

export default drive({
  seconds: 6,
  own: { through: north(1.75, 0), speed: 13.8, reaches: [6, 61] },
  place: town({ junctions: [78], first: 1, parking: 'left' }),
  ground: brokenStopLine(67),
  signals: [
    {
      at: [4.3, 67.5],
      lamps: [
        [0, 'green'],
        [5.4, 'amber'],
      ],
    },
    {
      at: [-6.6, 89],
      lamps: [
        [0, 'green'],
        [5.4, 'amber'],
      ],
      heading: 180,
    },
  ],
  actors: [
    car('silver', south(-1.75, 190), 12),
    ...parked(-4.7, 4, ['red', ['van', 'white'], 'blue', 'grey', 'green']),
    walks({ clothes: 'green' }, south(5.6, 80)),
  ],
  panel: {},
});
