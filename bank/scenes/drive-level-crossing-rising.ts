import { car, north, south, vehicle } from '../kit/drive/actors.ts';
import { drive } from '../kit/drive/drive.ts';
import { brokenStopLine } from '../kit/drive/markings.ts';
import { country } from '../kit/drive/places.ts';
import { upstanding } from '../kit/drive/posts.ts';
import { levelCrossing } from '../kit/drive/tracks.ts';
import { signalPost } from '../kit/driver/posts.ts';
import { barrier } from '../kit/driver/railway.ts';
import { move } from '../kit/picture.ts';
import { railwayLight } from '../kit/signals/railway-light.ts';
import { towardsLeft } from '../kit/svg.ts';

export default drive({
  seconds: 7,
  own: {
    through: north(1.75, 0),
    speed: [
      [0, 7],
      [4, 3],
      [7, 1.5],
    ],
    reaches: [7, 76],
  },
  place: country({ beside: 'fields' }),
  ground: [...levelCrossing(96), ...brokenStopLine(88)],
  actors: [
    ...[0, 23].map((behind) =>
      vehicle(
        'tram',
        'red',
        [
          [-200, 96],
          [200, 96],
        ],
        17,
        { reaches: [3, 230 - behind] },
      ),
    ),
    car('blue', south(-1.75, 106), 0),
  ],
  changing: (time) => [
    upstanding([4.3, 91.5], barrier({ reach: 3.4, raised: move(time, 5, 8.6, 0, 1) })),
    upstanding([-4.3, 100.5], towardsLeft(barrier({ reach: 3.4, raised: move(time, 5, 8.6, 0, 1) }))),
    upstanding([5, 90.5], signalPost(railwayLight(Math.floor(time / 0.5) % 2 === 0 ? 'left' : 'right'), 1.2)),
  ],
});
