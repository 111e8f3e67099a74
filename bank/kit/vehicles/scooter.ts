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

/** A person on an electric scooter, seen from behind; 190 high. */
export function scooterRear({ clothes = 'green', helmet = 'grey' }: Rider = {}): Svg {
  return (
    ellipse(0, -1, 30, 6, SCENE.shade) +
    line('M-26-112H26', { stroke: '#4A555B', width: 7, cap: 'round' }) +
    line('M-8-88V-20M8-88V-20', { ...LIMB, stroke: '#2E3D5B' }) +
    path('M-12-22H12V-14H-12Z', '#D3D9DB') +
    line('M0-14V-5', { stroke: SCENE.tyre, width: 9, cap: 'round' }) +
    circle(0, -26, 4, SCENE.tailLight) +
    line('M-18-136L-30-122L-25-112M18-136L30-122L25-112', { ...LIMB, width: 12, stroke: PAINT[clothes] }) +
    path('M-23-140C-18-148 18-148 23-140L18-86C9-80-9-80-18-86Z', PAINT[clothes]) +
    circle(0, -166, 14, SCENE.skin) +
    path('M-16-163C-18-190 18-190 16-163Z', PAINT[helmet])
  );
}
