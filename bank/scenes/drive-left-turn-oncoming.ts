import { car, north, south, vehicle, walks } from '../kit/drive/actors.ts';
import { drive } from '../kit/drive/drive.ts';
import { brokenStopLine } from '../kit/drive/markings.ts';
import { town } from '../kit/drive/places.ts';

export default drive({
  seconds: 8,
  own: {
    through: [
      [1.75, 0],
      [1.75, 58],
      [-60, 59.75],
    ],
    radius: 8,
    speed: [
      [0, 9],
      [3, 6],
      [6, 2.5],
      [8, 1.2],
    ],
    reaches: [8, 50],
  },
  place: town({ junctions: [58], first: 0 }),
  ground: brokenStopLine(47),
  signals: [
    { at: [4.3, 47.5], lamps: [[0, 'green']] },
    { at: [-4.3, 68], lamps: [[0, 'green']], heading: 180 },
  ],
  actors: [
    car('red', south(-1.75, 160), 11, { reaches: [8, 82] }),
    vehicle('van', 'white', south(-1.75, 190), 11, { reaches: [8, 85] }),
    walks({ clothes: 'yellow' }, north(5.4, 30)),
  ],
  panel: { indicates: ['left', 0.6, 9] },
});
