import { zebra } from '../kit/driver/markings.ts';
import { thing } from '../kit/driver/parts.ts';
import { signPost } from '../kit/driver/posts.ts';
import { driverView } from '../kit/driver/view.ts';
import { walker } from '../kit/people/people.ts';
import { film, move } from '../kit/picture.ts';
import { D_ROADS } from '../kit/signs/d-roads.ts';
import { towardsLeft } from '../kit/svg.ts';

export default film(6, (time) => {
  const gone = move(time, -2, 6.4, 0, 20) - move(0, -2, 6.4, 0, 20);
  const at = (z: number) => z - gone;
  const walked = move(time, 0, 6.2, 0, 4.4);
  return driverView({
    travelled: gone,
    ground: [zebra(-5.1, 1.7, at(26))],
    things: [
      thing(2.9, at(25.4), signPost([D_ROADS['d-6']], { size: 1.2 })),
      thing(
        5 - walked,
        at(28),
        towardsLeft(walker({ clothes: 'yellow', with: 'bag', stride: walked / 1.4 })),
      ),
    ],
  });
});
