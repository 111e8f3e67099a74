import { thing } from '../kit/driver/parts.ts';
import { tramTrack } from '../kit/driver/rails.ts';
import { driverView } from '../kit/driver/view.ts';
import { walker } from '../kit/people/people.ts';
import { HEIGHT, picture, WIDTH } from '../kit/picture.ts';
import { line, path } from '../kit/svg.ts';
import { carFront } from '../kit/vehicles/car.ts';

/** Steam on the pane, wiped off in one small circle. */
const steam =
  path(`M0 0H${WIDTH}V${HEIGHT}H0ZM480 300a82 82 0 0 0 0 164a82 82 0 0 0 0-164Z`, '#DFE6E9F2') +
  line('M150 120V230M260 60V150M700 90V240M820 180V300M330 330V420M640 400V500M90 330V470M880 60V130', {
    stroke: '#FFFFFF99',
    width: 5,
    cap: 'round',
  });

export default picture(
  driverView({
    seat: 'cab',
    ground: [tramTrack(0), tramTrack(-3.4)],
    things: [thing(-3.4, 16, carFront({ paint: 'red' })), thing(3, 12, walker({ clothes: 'yellow' }))],
    front: steam,
  }),
);
