import { PAINT, type Paint, SCENE } from '../palette.ts';
import { circle, ellipse, line, path, rect, type Svg } from '../svg.ts';
import { wheel } from './parts.ts';

export interface Rider {
  /** Jacket. */
  readonly clothes?: Paint;
  readonly helmet?: Paint;
  /** Arm stretched out to show a turn. */
  readonly arm?: 'left' | 'right';
}

const LIMB = { width: 17, cap: 'round', join: 'round' } as const;

function sideWheel(x: number, radius: number, rim: number): Svg {
  return circle(x, -radius, radius, 'none', { stroke: SCENE.tyre, width: rim });
}

/** A cyclist from the side, riding to the right; 180 long, 180 high, 100 units a metre. */
export function cyclistSide({ clothes = 'orange', helmet = 'blue', arm }: Rider = {}): Svg {
  const frame = { stroke: '#2F6E8F', width: 6, join: 'round' } as const;
  const trousers = { ...LIMB, stroke: '#2E3D5B' };
  return (
    ellipse(0, -1, 92, 6, SCENE.shade) +
    sideWheel(-55, 33, 6) +
    sideWheel(55, 33, 6) +
    line('M-55-33L-22-84H34L4-36L-22-84M4-36H-55M34-84L55-33M34-84L30-102H44', frame) +
    line('M-26-92H-10', { stroke: '#222', width: 8, cap: 'round' }) +
    line('M-18-98L16-70L6-28', trousers) +
    line('M-16-100L14-128', { ...LIMB, width: 30, stroke: PAINT[clothes] }) +
    line(arm ? 'M14-132L-18-132L-44-126' : 'M16-132L26-106L42-104', {
      ...LIMB,
      width: 12,
      stroke: PAINT[clothes],
    }) +
    circle(26, -154, 15, SCENE.skin) +
    path('M9-156C10-178 42-178 43-157Z', PAINT[helmet])
  );
}

/** A cyclist from behind; 60 wide, 180 high. The arm shows a turn. */
export function cyclistRear({ clothes = 'orange', helmet = 'blue', arm }: Rider = {}): Svg {
  const reach = arm === 'left' ? 'M-20-132L-72-134' : arm === 'right' ? 'M20-132L72-134' : '';
  const hand =
    arm === 'left'
      ? circle(-78, -134, 8, SCENE.skin)
      : arm === 'right'
        ? circle(78, -134, 8, SCENE.skin)
        : '';
  const holding = [
    arm === 'left' ? '' : 'M-20-132L-28-106L-26-96',
    arm === 'right' ? '' : 'M20-132L28-106L26-96',
  ].join('');
  return (
    ellipse(0, -1, 40, 6, SCENE.shade) +
    rect(-5, -68, 10, 68, SCENE.tyre, 5) +
    rect(-4, -76, 8, 10, SCENE.tailLight, 3) +
    line('M-30-98H30', { stroke: '#2F3A40', width: 5, cap: 'round' }) +
    line('M-12-84L-15-52L-14-26M12-84L15-58L14-40', { ...LIMB, stroke: '#2E3D5B' }) +
    path('M-24-138C-22-146 22-146 24-138L20-86C12-80-12-80-20-86Z', PAINT[clothes]) +
    line(`${holding}${reach}`, { ...LIMB, width: 12, stroke: PAINT[clothes] }) +
    hand +
    circle(0, -158, 15, SCENE.skin) +
    path('M-18-156C-18-182 18-182 18-156Z', PAINT[helmet])
  );
}

/** A motorcyclist from behind; 80 wide, 165 high. */
export function motorcyclistRear({ clothes = 'black', helmet = 'red' }: Rider = {}): Svg {
  return (
    ellipse(0, -1, 44, 7, SCENE.shade) +
    rect(-11, -62, 22, 62, SCENE.tyre, 9) +
    path('M-24-70H24L18-42H-18Z', '#3A4348') +
    rect(-12, -66, 24, 10, SCENE.tailLight, 3) +
    rect(-12, -50, 24, 14, '#F6F6F0', 2) +
    line('M-14-80L-30-54L-28-30M14-80L30-54L28-30', { ...LIMB, width: 20, stroke: '#23292D' }) +
    path('M-28-128C-24-140 24-140 28-128L22-74C12-68-12-68-22-74Z', PAINT[clothes]) +
    line('M-26-124L-40-98L-34-90M26-124L40-98L34-90', { ...LIMB, width: 14, stroke: PAINT[clothes] }) +
    circle(0, -150, 21, PAINT[helmet])
  );
}

/** A motorcyclist from the front, headlamp lit; 80 wide, 165 high. */
export function motorcyclistFront({ clothes = 'black', helmet = 'red' }: Rider = {}): Svg {
  return (
    ellipse(0, -1, 44, 7, SCENE.shade) +
    line('M-20-78L-32-50L-28-26M20-78L32-50L28-26', { ...LIMB, width: 20, stroke: '#23292D' }) +
    path('M-28-128C-24-140 24-140 28-128L22-74H-22Z', PAINT[clothes]) +
    line('M-26-124L-44-100L-38-92M26-124L44-100L38-92', { ...LIMB, width: 14, stroke: PAINT[clothes] }) +
    rect(-10, -60, 20, 60, SCENE.tyre, 8) +
    path('M-26-104H26L20-58H-20Z', '#3E5A78') +
    circle(0, -84, 26, '#FFF3C455') +
    circle(0, -84, 13, SCENE.headlight) +
    line('M-40-94H40', { stroke: '#2F3A40', width: 6, cap: 'round' }) +
    circle(0, -150, 21, PAINT[helmet]) +
    rect(-16, -158, 32, 15, SCENE.glass, 6)
  );
}

/** A motorcyclist from the side, riding to the right; 210 long. */
export function motorcyclistSide({ clothes = 'black', helmet = 'red' }: Rider = {}): Svg {
  return (
    ellipse(0, -1, 105, 8, SCENE.shade) +
    sideWheel(-70, 32, 13) +
    sideWheel(70, 32, 13) +
    path('M-96-74L-40-88L10-84C30-104 52-96 56-80L30-40H-44L-60-64Z', PAINT[helmet]) +
    line('M70-32L44-100L34-104', { stroke: '#3A4348', width: 8 }) +
    line('M-24-90L10-66L-6-30H10', { ...LIMB, width: 20, stroke: '#23292D' }) +
    line('M-22-94L-6-132', { ...LIMB, width: 32, stroke: PAINT[clothes] }) +
    line('M-2-132L14-108L36-104', { ...LIMB, width: 14, stroke: PAINT[clothes] }) +
    circle(4, -158, 21, PAINT[helmet]) +
    rect(8, -166, 18, 14, SCENE.glass, 5) +
    circle(62, -82, 10, SCENE.headlight)
  );
}

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
