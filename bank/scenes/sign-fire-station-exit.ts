import { surface } from '../kit/driver/markings.ts';
import { thing } from '../kit/driver/parts.ts';
import { signPost } from '../kit/driver/posts.ts';
import { driverView } from '../kit/driver/view.ts';
import { SCENE } from '../kit/palette.ts';
import { picture } from '../kit/picture.ts';
import { A_DANGERS } from '../kit/signs/a-dangers.ts';
import { T_PLATES } from '../kit/signs/t-plates.ts';
import { rect, towardsLeft } from '../kit/svg.ts';
import { fireEngineSide } from '../kit/vehicles/fire-engine.ts';

const gate = (x: number) => rect(x, -400, 420, 400, '#3B4347') + rect(x, -440, 420, 40, '#B5483F');
const station =
  rect(-760, -620, 1520, 620, '#E0CDB6') +
  rect(-800, -660, 1600, 44, SCENE.roof) +
  gate(-640) +
  gate(-120) +
  rect(380, -400, 200, 150, SCENE.window);

export default picture(
  driverView({
    setting: 'village',
    ground: [surface(1.65, 40, 15, 21, '#5B6265')],
    things: [
      thing(11, 21.4, station),
      thing(4.6, 18.6, towardsLeft(fireEngineSide())),
      thing(3.3, 8, signPost([A_DANGERS['a-30'], T_PLATES['t-16']], { clearance: 0.9, size: 1 })),
    ],
  }),
);
