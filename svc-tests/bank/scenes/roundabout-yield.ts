import { thing } from '@zielona-fala/scene-kit/driver/parts.ts';
import { ringEntryView } from '@zielona-fala/scene-kit/driver/ring-entry.ts';
import { signPost } from '@zielona-fala/scene-kit/driver/roadside.ts';
import { picture } from '@zielona-fala/scene-kit/picture.ts';
import { A_JUNCTIONS } from '@zielona-fala/scene-kit/signs/a-junctions.ts';
import { C_DIRECTIONS } from '@zielona-fala/scene-kit/signs/c-directions.ts';
import { carSide } from '@zielona-fala/scene-kit/vehicles/car.ts';

export default picture(
  ringEntryView({
    z: 11.6,
    things: [
      thing(2.9, 7.6, signPost([A_JUNCTIONS['a-7'], C_DIRECTIONS['c-12']], { clearance: 0.6, size: 0.98 })),
      thing(-4.5, 14.4, carSide({ paint: 'red' })),
    ],
  }),
);
