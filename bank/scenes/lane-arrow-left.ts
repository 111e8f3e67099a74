import { laneArrow } from '../kit/driver/lane-arrow.ts';
import { stopLine } from '../kit/driver/markings.ts';
import { townJunctionView } from '../kit/driver/town-junction.ts';
import { picture } from '../kit/picture.ts';

export default picture(
  townJunctionView({
    road: { lanes: 2, ownLane: 2, between: 'solid', middle: 'double' },
    crossing: { z: 17 },
    ground: [laneArrow(0, 6.6, ['left']), stopLine(-1.4, 4.9, 14, true)],
  }),
);
