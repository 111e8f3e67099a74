import { SCENE } from '../palette.ts';
import { limb } from '../signs/symbols/shapes.ts';
import { circle, ellipse, line, path, rect, type Svg, towardsLeft } from '../svg.ts';
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

/** Arms of someone seen from in front or behind; the moving one is on the right of the picture. */
function frontArms(gesture: Gesture, wear: Clothes): { moving: Svg; resting: Svg; hand: Point } {
  const resting = arm(wear.sleeve, wear.glove, [
    [-23, -138],
    [-28, -110],
    [-28.5, -86],
    [-28, -77],
  ]);
  const moves: Record<Gesture, readonly [Point, Point, Point, Point]> = {
    'at-rest': [
      [23, -138],
      [28, -110],
      [28.5, -86],
      [28, -77],
    ],
    'arms-sideways': [
      [23, -138],
      [50, -139.5],
      [75, -141],
      [86, -141],
    ],
    'arm-up': [
      [22, -140],
      [26, -170],
      [27, -196],
      [27.5, -207],
    ],
  };
  const joints = moves[gesture];
  const moving = arm(wear.sleeve, wear.glove, joints);
  const other = gesture === 'arms-sideways' ? towardsLeft(moving) : resting;
  return { moving, resting: other, hand: joints[3] };
}

function frontLegs(wear: Clothes): Svg {
  const leg = path(limb([-9.5, -90, 11], [-10.5, -50, 8.6], [-11.5, -10, 7]), wear.trousers);
  const boot = path('M-18.5-10H-5.5L-4.5-2Q-4.5 0-7 0H-19Q-22 0-21-3Z', BOOT);
  return leg + boot + towardsLeft(leg + boot);
}

function frontBody(wear: Clothes, back: boolean): Svg {
  const trunk = path(
    'M-10-151H10Q24-149 27-138L22-112L21-86H-21L-22-112L-27-138Q-24-149-10-151Z',
    wear.sleeve,
  );
  const vest = path('M-11-151H11L21-147Q24-135 21.5-120L22-88H-22L-21.5-120Q-24-135-21-147Z', wear.vest);
  const skirt = wear.coat
    ? path('M-22-90H22L25-52Q0-48-25-52Z', wear.vest) +
      line('M-23.5-63Q0-60 23.5-63', { stroke: wear.strips, width: 5 })
    : '';
  const bands = line('M-21.7-114H21.7M-22-99H22M-14-150V-114M14-150V-114', {
    stroke: wear.strips,
    width: 4.6,
  });
  const middle = back
    ? rect(-17.5, -134, 35, 12, wear.patch, 1.5)
    : path('M-6-152L0-141L6-152Z', wear.sleeveShade) +
      line('M0-141V-88', { stroke: wear.vestShade, width: 1.8 });
  return trunk + skirt + vest + bands + middle;
}

function frontHead(back: boolean): Svg {
  const neck = path('M-6-162H6V-150Q0-145-6-150Z', back ? SCENE.skin : '#D9A276');
  const face =
    ellipse(0, -165, 10.8, 13.5, SCENE.skin) +
    circle(-10.8, -164, 2.6, SCENE.skin) +
    circle(10.8, -164, 2.6, SCENE.skin);
  const look = back
    ? path('M-11-174Q-12.5-160-8-155.5Q0-152.5 8-155.5Q12.5-160 11-174Z', HAIR)
    : path('M-11-170H-9.3L-10-162H-11ZM11-170H9.3L10-162H11Z', HAIR) +
      circle(-4, -165, 1.3, BOOT) +
      circle(4, -165, 1.3, BOOT) +
      line('M-3.5-157.5Q0-156 3.5-157.5', { stroke: '#B5774F', width: 1.3, cap: 'round' });
  return neck + face + look;
}

/** Someone seen from in front or behind; `mark` is drawn on the vest. */
export function seenFlat(man: Policeman, wear: Clothes, cap: Svg, mark: Svg): Svg {
  const back = man.facing === 'back';
  const { moving, resting, hand } = frontArms(man.gesture, wear);
  const held = man.lollipop ? stopDisc(hand[0], hand[1]) : '';
  const arms = resting + held + moving;
  return (
    ellipse(0, -1, 34, 6, SCENE.shade) +
    frontLegs(wear) +
    (man.side === 'left' ? towardsLeft(arms) : arms) +
    frontBody(wear, back) +
    mark +
    frontHead(back) +
    cap
  );
}
