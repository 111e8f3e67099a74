import { thing } from '../kit/driver/parts.ts';
import { signalPost } from '../kit/driver/posts.ts';
import { railwayAcross } from '../kit/driver/rails.ts';
import { barrier } from '../kit/driver/railway.ts';
import { driverView } from '../kit/driver/view.ts';
import { film, move } from '../kit/picture.ts';
import { railwayLight } from '../kit/signals/railway-light.ts';
import { towardsLeft } from '../kit/svg.ts';

export default film(7, (time) => {
  const gone = 4 * time;
  const at = (z: number) => z - gone;
  const lit = time < 2 ? 'off' : Math.floor(time / 0.5) % 2 === 0 ? 'left' : 'right';
  const raised = move(time, 4, 8.6, 1, 0);
  return driverView({
    setting: 'country',
    travelled: gone,
    ground: [railwayAcross(at(50))],
    things: [
      thing(-5.8, at(54), towardsLeft(barrier({ reach: 3.4, raised }))),
      thing(2.5, at(46), barrier({ reach: 3.6, raised })),
      thing(3.4, at(45), signalPost(railwayLight(lit), 1.6)),
    ],
  });
});
