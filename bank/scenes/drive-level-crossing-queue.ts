import { car, north, south } from '../kit/drive/actors.ts';
import { drive } from '../kit/drive/drive.ts';
import { brokenStopLine } from '../kit/drive/markings.ts';
import { country } from '../kit/drive/places.ts';
import { signs, upstanding } from '../kit/drive/posts.ts';
import { levelCrossing } from '../kit/drive/tracks.ts';
import { barrier } from '../kit/driver/railway.ts';
import { G_RAILWAY } from '../kit/signs/g-railway.ts';
import { towardsLeft } from '../kit/svg.ts';

export default drive({
  seconds: 8,
  own: {
    through: north(1.75, 0),
    speed: [
      [0, 12],
      [4, 7],
      [8, 2.5],
    ],
    reaches: [8, 80],
  },
  place: country({ beside: 'village' }),
  ground: [...levelCrossing(96), ...brokenStopLine(89)],
  standing: [
    signs([4.4, 90], [G_RAILWAY['g-3']]),
    upstanding([4.3, 91.5], barrier({ reach: 3.4, raised: 1 })),
    upstanding([-4.3, 100.5], towardsLeft(barrier({ reach: 3.4, raised: 1 }))),
  ],
  actors: [
    car(
      'white',
      north(1.75, 0),
      [
        [0, 9],
        [3, 6],
        [6, 0],
        [9, 0],
      ],
      { reaches: [8, 102.4] },
    ),
    ...[108.6, 114.8, 121].map((z) => car(z > 112 ? 'blue' : 'grey', north(1.75, z), 0)),
    car('red', south(-1.75, 200), 8, { reaches: [7, 110] }),
  ],
});
