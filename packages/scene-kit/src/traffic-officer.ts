import { lettering } from './lettering.ts';
import { SCENE } from './palette.ts';
import { circle, ellipse, line, path, rect, type Svg } from './svg.ts';

const SKIN = '#E8B58A';
const VEST = '#D9E021';
const UNIFORM = '#22345C';
const TROUSERS = '#1C2947';
const REFLECTIVE = '#F4F6F2';
const SLEEVE = { stroke: UNIFORM, width: 13, cap: 'round', join: 'round' } as const;

/**
 * Arms of an officer as they are seen: `out` both stretched sideways, `up` one raised straight, `right` one stretched to the picture's right.
 */
export type OfficerArms = 'down' | 'out' | 'up' | 'right';

export interface Officer {
  /** Which side of the officer is seen. */
  readonly seen: 'front' | 'back';
  readonly arms: OfficerArms;
}

const hand = (x: number, y: number): Svg => circle(x, y, 7.5, '#FFFFFF');

function leftArm(arms: OfficerArms): Svg {
  if (arms === 'out') return line('M-22-136L-50-137L-80-136', SLEEVE) + hand(-88, -136);
  return line('M-22-136L-31-108L-29-88', SLEEVE) + hand(-29, -83);
}

function rightArm(arms: OfficerArms): Svg {
  if (arms === 'out' || arms === 'right') return line('M22-136L50-137L80-136', SLEEVE) + hand(88, -136);
  if (arms === 'up') return line('M22-136L29-166L29-196', SLEEVE) + hand(29, -204);
  return line('M22-136L31-108L29-88', SLEEVE) + hand(29, -83);
}

const stripes = (half: number, x = 0): Svg =>
  rect(x - half, -118, 2 * half, 7, REFLECTIVE) + rect(x - half, -100, 2 * half, 7, REFLECTIVE);

/** A police officer directing traffic, from the front or from behind: 185 high, foot at (0, 0), 100 units a metre. */
export function officer({ seen, arms }: Officer): Svg {
  const front = seen === 'front';
  const head = front
    ? circle(0, -160, 14.5, SKIN) +
      circle(-5.5, -160, 1.9, '#2A2320') +
      circle(5.5, -160, 1.9, '#2A2320') +
      line('M-4-152Q0-150 4-152', { stroke: '#A8613F', width: 1.8, cap: 'round' })
    : circle(0, -160, 15, '#4A2F22') + rect(-6, -148, 12, 6, SKIN);
  const cap =
    path('M-15-168C-21-180-14-186 0-186S21-180 15-168Z', '#FFFFFF') +
    rect(-15.500, -171, 31, 5.500, TROUSERS) +
    (front ? path('M-13-166Q0-158 13-166Z', '#15191A') + circle(0, -175, 3, '#C9A227') : '');
  const chest = front
    ? line('M0-146V-86', { stroke: '#A9AF14', width: 2.5 })
    : lettering('POLICJA', { x: 0, y: -124, size: 12, fill: UNIFORM, anchor: 'middle', weight: 'heavy', widest: 40 });
  return (
    ellipse(0, -1, 34, 6, SCENE.shade) +
    line('M-9-90L-10-12M9-90L10-12', { stroke: TROUSERS, width: 18, cap: 'round' }) +
    path('M-21-8h18v8h-22zM21-8h-18v8h22z', '#15191A') +
    leftArm(arms) +
    rightArm(arms) +
    path('M-25-141C-20-150 20-150 25-141L21-84C10-78-10-78-21-84Z', VEST) +
    stripes(22.500) +
    chest +
    head +
    cap
  );
}

/** A police officer who turns the right side of the picture towards which they look: arms lowered, 185 high. */
export function officerSide(): Svg {
  return (
    ellipse(0, -1, 30, 6, SCENE.shade) +
    line('M-2-90L-3-12M4-90L4-12', { stroke: TROUSERS, width: 18, cap: 'round' }) +
    path('M-13-8h19q12 1 12 8h-31z', '#15191A') +
    path('M-17-88C-20-120-16-142-6-147C8-150 19-140 19-124L17-86C8-79-8-79-17-88Z', VEST) +
    stripes(17.500, 0.5) +
    line('M1-136L-2-110L0-90', { stroke: '#33497A', width: 13, cap: 'round', join: 'round' }) +
    hand(0, -84) +
    circle(3, -160, 14.5, SKIN) +
    path('M16-163L22-156L15-154Z', SKIN) +
    circle(10, -162, 1.9, '#2A2320') +
    path('M-11-168C-14-158-12-150-7-148L-1-156L0-168Z', '#4A2F22') +
    path('M-14-168C-19-181-10-186 3-186S21-180 17-168Z', '#FFFFFF') +
    rect(-13, -171, 31, 5.5, TROUSERS) +
    path('M14-167Q26-166 27-162L15-163Z', '#15191A')
  );
}
