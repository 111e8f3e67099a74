import { thing } from '../kit/driver/parts.ts';
import { driverView } from '../kit/driver/view.ts';
import { handlebars } from '../kit/inside/motorcycle.ts';
import { SCENE } from '../kit/palette.ts';
import { picture } from '../kit/picture.ts';
import { ellipse, line, path } from '../kit/svg.ts';

const tyre =
  ellipse(0, -2, 66, 18, SCENE.shade) +
  path('M-58-24V-12C-58 8 58 8 58-12V-24Z', '#12171A') +
  ellipse(0, -26, 58, 18, '#2A3338') +
  ellipse(0, -27, 32, 9, SCENE.asphalt) +
  line('M-40-8V4M-20-4V8M0-2V10M20-4V8M40-8V4', { stroke: '#39434A', width: 4 });

export default picture(
  driverView({
    setting: 'country',
    things: [thing(-0.15, 9, tyre)],
    front: handlebars({ paint: 'green' }),
  }),
);
