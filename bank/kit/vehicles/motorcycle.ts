import { PAINT, SCENE } from '../palette.ts';
import { circle, ellipse, line, path, rect, type Svg } from '../svg.ts';
import { LIMB, type Rider, sideWheel } from './rider.ts';

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
