import { car, north, south } from '../kit/drive/actors.ts';
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
  seconds: 8,
  own: {
    through: north(1.75, 0),
    speed: [
      [0, 10],
      [4, 8],
      [8, 5],
    ],
    reaches: [8, 72],
  },
  place: country({ beside: 'fields' }),
  ground: [...levelCrossing(96), ...brokenStopLine(88)],
  actors: [
    car('silver', north(1.75, 0), 9, { reaches: [3, 92] }),
    car(
      'blue',
      south(-1.75, 180),
      [
        [0, 9],
        [5, 6],
        [8, 0],
      ],
      { reaches: [8, 74] },
    ),
  ],
  changing: (time) => {
    const raised = move(time, 5, 10.6, 1, 0);
    const lit = time < 3 ? 'off' : Math.floor(time / 0.5) % 2 === 0 ? 'left' : 'right';
    return [
      upstanding([4.3, 91.5], barrier({ reach: 3.4, raised })),
      upstanding([-4.3, 100.5], towardsLeft(barrier({ reach: 3.4, raised }))),
      upstanding([5, 90.5], signalPost(railwayLight(lit), 1.2)),
    ];
  },
  panel: {},
});
