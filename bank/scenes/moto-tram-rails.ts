import { SEATS } from '../kit/driver/camera.ts';
import { tramTrackAcross } from '../kit/driver/rails.ts';
import { townJunctionView } from '../kit/driver/town-junction.ts';
import { tramCurve } from '../kit/driver/tram-curve.ts';
import { handlebars } from '../kit/inside/motorcycle.ts';
import { picture } from '../kit/picture.ts';

const rails = [tramCurve({ x: -1.9, z: 1 }, { x: 11, z: 22 }), tramTrackAcross(22, 11, 60)];

export default picture(
  townJunctionView({
    crossing: { z: 17.5, width: 9, sides: ['right'], lined: false },
    light: 'rain',
    // Over the veil of rain: wet rails gleam.
    front: rails.map((draw) => draw(SEATS.car)).join('') + handlebars({ paint: 'blue' }),
  }),
);
