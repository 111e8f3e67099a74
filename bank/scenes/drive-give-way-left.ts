import { car, east, north, vehicle, west } from '../kit/drive/actors.ts';
import { drive } from '../kit/drive/drive.ts';
import { giveWayLine } from '../kit/drive/markings.ts';
import { country } from '../kit/drive/places.ts';
import { signs } from '../kit/drive/posts.ts';
import { A_JUNCTIONS } from '../kit/signs/a-junctions.ts';

export default drive({
  seconds: 8,
  own: {
    through: north(1.75, 0),
    speed: [
      [0, 10],
      [4, 6],
      [8, 1.6],
    ],
    reaches: [8, 46],
  },
  place: country({ junctions: [66], beside: 'trees' }),
  ground: giveWayLine(58.6, 0.2, 3.2),
  standing: [signs([4.6, 56], [A_JUNCTIONS['a-7']])],
  actors: [
    car('red', east(-120, 64.5), 15, { reaches: [8, 112] }),
    vehicle('lorry', 'green', west(160, 67.5), 15, { reaches: [8, 130] }),
  ],
});
