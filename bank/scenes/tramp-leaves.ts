import { thing } from '../kit/driver/parts.ts';
import { tramTrack } from '../kit/driver/rails.ts';
import { driverView } from '../kit/driver/view.ts';
import { picture } from '../kit/picture.ts';
import { ellipse } from '../kit/svg.ts';

const COLOURS = ['#D9A21F', '#A8672B', '#E0B94A', '#8A5326'] as const;
const leaves = Array.from({ length: 84 }, (_, index) => {
  const x = ((index * 37) % 52) / 10 - 2.8 - (index % 3) * 0.4;
  const z = 4.2 + ((index * 53) % 150) / 9;
  return thing(x, z, ellipse(0, 0, 13, 6, COLOURS[index % 4] ?? COLOURS[0]));
});

export default picture(
  driverView({
    seat: 'cab',
    setting: 'village',
    light: 'rain',
    road: { middle: 'none', edge: 'kerb' },
    ground: [tramTrack(0), tramTrack(-3.4)],
    things: leaves,
  }),
);
