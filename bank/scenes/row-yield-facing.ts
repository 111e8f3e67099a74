import { giveWayLine } from '../kit/driver/markings.ts';
import { thing } from '../kit/driver/parts.ts';
import { signPost } from '../kit/driver/posts.ts';
import { townJunctionView } from '../kit/driver/town-junction.ts';
import { SIGN } from '../kit/palette.ts';
import { picture } from '../kit/picture.ts';
import { A_JUNCTIONS } from '../kit/signs/a-junctions.ts';
import { path } from '../kit/svg.ts';
import { lorryFront } from '../kit/vehicles/lorry.ts';

const backOfYield = {
  drawing: path('M-44-38H44L0 38Z', SIGN.metal, { stroke: SIGN.metal, width: 8, join: 'round' }),
  height: 92,
};

export default picture(
  townJunctionView({
    crossing: { z: 11 },
    ground: [giveWayLine(-1.3, 1.6, 8.6)],
    things: [
      thing(2.75, 9, signPost([A_JUNCTIONS['a-7']])),
      thing(-6.2, 20.5, signPost([backOfYield])),
      thing(-3.4, 21.5, lorryFront()),
    ],
  }),
);
