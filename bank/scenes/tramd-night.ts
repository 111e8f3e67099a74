import { SEATS, seenAt } from '../kit/driver/camera.ts';
import { thing } from '../kit/driver/parts.ts';
import { tramTrack } from '../kit/driver/rails.ts';
import { driverView } from '../kit/driver/view.ts';
import { picture } from '../kit/picture.ts';
import { circle } from '../kit/svg.ts';
import { tramEnd } from '../kit/vehicles/tram.ts';

const AWAY = 15;

/** The other tram's headlights shine through the dark. */
const headlights = [-0.78, 0.78]
  .map((side) => {
    const { x, y } = seenAt(SEATS.cab, -3.4 + side, AWAY, 0.84);
    return circle(x, y, 34, '#FFF3C433') + circle(x, y, 19, '#FFF3C488') + circle(x, y, 11, '#FFF9E0');
  })
  .join('');

export default picture(
  driverView({
    seat: 'cab',
    setting: 'wood',
    light: 'night',
    ground: [tramTrack(0), tramTrack(-3.4)],
    things: [thing(-3.4, AWAY, tramEnd({ paint: 'yellow' }))],
    front: headlights,
  }),
);
