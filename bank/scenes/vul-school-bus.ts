import { thing } from '../kit/driver/parts.ts';
import { driverView } from '../kit/driver/view.ts';
import { lettering } from '../kit/lettering.ts';
import { picture } from '../kit/picture.ts';
import { rect } from '../kit/svg.ts';
import { busFront } from '../kit/vehicles/bus.ts';

const words = { x: 0, size: 30, fill: '#15191A', anchor: 'middle', widest: 190 } as const;
const board =
  rect(-104, -302, 208, 68, '#FFFFFF', 5) +
  lettering('AUTOBUS', { ...words, y: -273 }) +
  lettering('SZKOLNY', { ...words, y: -243 });

export default picture(
  driverView({
    setting: 'village',
    things: [thing(-3.85, 12.5, busFront({ paint: 'orange', indicator: 'both' }) + board)],
  }),
);
