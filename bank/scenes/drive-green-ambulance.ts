import { car, east, north, south, vehicle, walks } from '../kit/drive/actors.ts';
import { drive } from '../kit/drive/drive.ts';
import { brokenStopLine } from '../kit/drive/markings.ts';
import { town } from '../kit/drive/places.ts';

export default drive({
  seconds: 8,
  own: {
    through: north(1.75, 0),
    speed: [
      [0, 10],
      [4, 9],
      [8, 4],
    ],
    reaches: [8, 43],
  },
  place: town({ junctions: [62], first: 0 }),
  ground: brokenStopLine(51),
  signals: [
    { at: [4.3, 51.5], lamps: [[0, 'green']] },
    { at: [-9, 57], lamps: [[0, 'red']], heading: 90 },
  ],
  actors: [
    vehicle(
      'ambulance',
      'white',
      east(-110, 60.25),
      [
        [0, 12],
        [5, 10],
        [8, 7],
      ],
      { reaches: [8, 105], flashes: true },
    ),
    car(
      'blue',
      south(-1.75, 150),
      [
        [0, 9],
        [3, 8],
        [6.5, 0],
        [9, 0],
      ],
      { reaches: [8, 74] },
    ),
    walks({ clothes: 'yellow' }, south(5.4, 50)),
  ],
});
