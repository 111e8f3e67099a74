import { SCENE } from '../palette.ts';
import { circle, ellipse, line, path, type Svg } from '../svg.ts';

const COAT = '#7A4B2A';
const SHADE = '#643B20';

/** A person on a horse, from behind; 80 wide, 255 high, 100 units a metre. */
export function horseRiderRear(): Svg {
  const leg = { stroke: SHADE, width: 17, cap: 'round', join: 'round' } as const;
  const sleeve = { stroke: '#3E8E5A', width: 14, cap: 'round', join: 'round' } as const;
  return (
    ellipse(0, -2, 52, 8, SCENE.shade) +
    line('M-20-84L-22-48L-19-10M20-84L22-48L19-10', leg) +
    path('M-30-12h20v12h-22zM30-12h-20v12h22z', '#2A2320') +
    path('M-40-116C-44-160-24-176 0-176S44-160 40-116C36-86 22-78 0-78S-36-86-40-116Z', COAT) +
    path('M0-146C12-140 13-96 9-58C6-42-6-42-9-58C-13-96-12-140 0-146Z', '#2F2018') +
    line('M-24-170L-41-132L-38-104M24-170L41-132L38-104', {
      stroke: '#E6E0D2',
      width: 18,
      cap: 'round',
      join: 'round',
    }) +
    path('M-48-108h22v18h-25zM48-108h-22v18h25z', '#20262A') +
    path('M-24-216C-20-224 20-224 24-216L19-162H-19Z', '#3E8E5A') +
    line('M-22-212L-33-186L-20-172M22-212L33-186L20-172', sleeve) +
    circle(0, -236, 14, SCENE.skin) +
    path('M-17-234C-18-258 18-258 17-234C8-238-8-238-17-234Z', '#20262A')
  );
}
