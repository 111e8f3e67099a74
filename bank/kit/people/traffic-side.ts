import { SCENE } from '../palette.ts';
import { disc, limb } from '../signs/symbols/shapes.ts';
import { circle, ellipse, line, path, type Svg, trace } from '../svg.ts';
import {
  arm,
  BOOT,
  type Clothes,
  type Gesture,
  HAIR,
  type Point,
  type Policeman,
  stopDisc,
} from './traffic-parts.ts';

const SIDE_ARMS: Record<Gesture, readonly [Point, Point, Point, Point]> = {
  'at-rest': [
    [2, -137],
    [4, -110],
    [-1, -87],
    [-3, -78],
  ],
  'arms-sideways': [
    [1, -137],
    [0, -134],
    [-1, -132],
    [-1, -131],
  ],
  'arm-up': [
    [3, -139],
    [6, -168],
    [5, -195],
    [4.5, -206],
  ],
};

/** Someone seen from the side who looks to the left. */
export function seenAside(man: Policeman, wear: Clothes, cap: Svg): Svg {
  const far = path(limb([3, -90, 10.5], [1, -50, 8], [5, -10, 6.4]), wear.trousersShade);
  const near = path(limb([0, -90, 11.5], [-3, -50, 8.8], [-1, -10, 7]), wear.trousers);
  const boot = (x: number) =>
    path(trace`M${x - 7}-10H${x + 7}V-2Q${x + 7} 0 ${x + 5} 0H${x - 15}Q${x - 17}-4 ${x - 12}-6Z`, BOOT);
  const trunk = path(
    'M-6-151Q6-154 13-146Q17-132 15-112L13.5-86H-14L-14.5-112Q-18-130-15-142Q-12-150-6-151Z',
    wear.vest,
  );
  const skirt = wear.coat
    ? path('M-14-88H13.5L17-52Q0-48-18-52Z', wear.vest) +
      line('M-16.5-63Q0-60 16-63', { stroke: wear.strips, width: 5 })
    : '';
  const bands = line('M-14.8-114Q0-110 15-114M-14-99Q0-95 14-99', { stroke: wear.strips, width: 4.6 });
  const neck = path('M-5-160H8L8.5-148H-5Z', '#D9A276');
  const head =
    path(
      'M-11-176Q-12-168-12.5-166L-15.5-161Q-15.5-159.5-13-159.5L-12.5-155Q-11.5-151.5-7-152L-1-153Q10-155 12-166L11-176Z',
      SCENE.skin,
    ) +
    path('M0-175L1-166L3-161Q4-156 9-157Q13-164 11.5-176Z', HAIR) +
    circle(3, -163.5, 2.6, SCENE.skin) +
    circle(-8.5, -165.5, 1.3, BOOT);
  const joints = SIDE_ARMS[man.gesture];
  const level = man.gesture === 'arms-sideways';
  const moving = level
    ? path(disc(1, -136, 9.5), wear.sleeveShade) +
      circle(0, -134.5, 7.4, wear.sleeve) +
      circle(-0.5, -133.5, 6, wear.glove)
    : arm(wear.sleeve, wear.glove, joints);
  const behind =
    man.gesture === 'at-rest' || level
      ? ''
      : arm(wear.sleeveShade, wear.glove, [
          [-2, -137],
          [-1, -110],
          [-6, -87],
          [-8, -78],
        ]);
  const [handX, handY] = joints[3];
  const held = man.lollipop ? stopDisc(handX, handY) : '';
  const up = man.gesture === 'arm-up';
  const raised = up ? held + moving : '';
  const lowered = up ? '' : held + moving;
  return (
    ellipse(0, -1, 28, 6, SCENE.shade) +
    far +
    boot(5) +
    near +
    boot(-1) +
    behind +
    neck +
    skirt +
    trunk +
    bands +
    raised +
    head +
    cap +
    lowered
  );
}
