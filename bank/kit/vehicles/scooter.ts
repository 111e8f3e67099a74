import { PAINT, SCENE } from '../palette.ts';
import { circle, ellipse, line, path, type Svg } from '../svg.ts';
import { wheel } from './parts.ts';
import { LIMB, type Rider } from './rider.ts';

/** A person on an electric scooter, riding to the right; 110 long, 190 high. */
export function scooterSide({ clothes = 'green', helmet = 'grey' }: Rider = {}): Svg {
  return (
    ellipse(0, -1, 62, 6, SCENE.shade) +
    [-44, 46].map((x) => wheel(x, 11, { rim: '#D3D9DB', hub: 0.46 })).join('') +
    line('M-44-16H40L34-112H48', { stroke: '#D3D9DB', width: 7, join: 'round', cap: 'round' }) +
    line('M-12-90L-10-56L-16-20M-12-90L0-56L4-20', { ...LIMB, stroke: '#2E3D5B' }) +
    line('M-12-94L-8-138', { ...LIMB, width: 32, stroke: PAINT[clothes] }) +
    line('M-6-140L12-116L40-112', { ...LIMB, width: 12, stroke: PAINT[clothes] }) +
    circle(-2, -168, 15, SCENE.skin) +
    path('M-20-169C-18-192 15-191 16-170Z', PAINT[helmet])
  );
}
