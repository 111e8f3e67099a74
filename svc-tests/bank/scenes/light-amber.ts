import { stopLine } from '@zielona-fala/scene-kit/driver/markings.ts';
import { thing } from '@zielona-fala/scene-kit/driver/parts.ts';
import { signalPost } from '@zielona-fala/scene-kit/driver/roadside.ts';
import { townJunctionView } from '@zielona-fala/scene-kit/driver/town-junction.ts';
import { picture } from '@zielona-fala/scene-kit/picture.ts';
import { trafficLight } from '@zielona-fala/scene-kit/signs/traffic-light.ts';

export default picture(
  townJunctionView({
    crossing: { z: 15 },
    road: { lanes: 2, oncoming: 2, middle: 'double' },
    ground: [stopLine(-5, 1.6, 11, true)],
    things: [thing(2.9, 11.8, signalPost(trafficLight({ lamp: 'amber' }), 1.5))],
  }),
);
