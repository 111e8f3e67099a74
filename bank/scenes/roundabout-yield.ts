import { thing } from '../kit/driver/parts.ts';
import { signPost } from '../kit/driver/posts.ts';
import { ringEntryView } from '../kit/driver/ring-entry.ts';
import { picture } from '../kit/picture.ts';
import { A_JUNCTIONS } from '../kit/signs/a-junctions.ts';
import { C_DIRECTIONS } from '../kit/signs/c-directions.ts';
import { carSide } from '../kit/vehicles/car.ts';

export default picture(
  ringEntryView({
    z: 11.6,
    things: [
      thing(2.9, 7.6, signPost([A_JUNCTIONS['a-7'], C_DIRECTIONS['c-12']], { clearance: 0.6, size: 0.98 })),
      thing(-4.5, 14.4, carSide({ paint: 'red' })),
    ],
  }),
);
