import { PAINT, SCENE } from '../palette.ts';
import type { Person } from '../people/people.ts';
import { stander, walker } from '../people/people.ts';
import { circle, ellipse, line, path, place, rect, type Svg, towardsLeft, trace } from '../svg.ts';
import { cyclistRear, cyclistSide } from '../vehicles/bicycle.ts';
import { cyclistFront } from '../vehicles/cyclist-front.ts';
import { motorcyclistFront, motorcyclistRear, motorcyclistSide } from '../vehicles/motorcycle.ts';
import type { Rider } from '../vehicles/rider.ts';
import { scooterSide } from '../vehicles/scooter.ts';
import { type Eye, relativeTo, type Spot, seen } from './eye.ts';

/** A drawing of 100 units a metre that stands at a spot and always faces the eye. */
export function upright(eye: Eye, spot: Spot, drawing: Svg): Svg {
  const { aside, ahead } = relativeTo(eye, spot);
  if (ahead < 0.9) return '';
  const foot = seen(eye, { aside, ahead, high: 0 });
  if (Math.abs(foot.x - 480) > 480 + (eye.focal / ahead) * 4) return '';
  return place({ ...foot, scale: eye.focal / ahead / 100 }, drawing);
}

export type Facing = 'front' | 'rear' | 'left' | 'right';

/** Which side of something that goes in a direction is seen. */
export function facingOf(eye: Eye, spot: Spot, heading: number): Facing {
  const { aside, ahead } = relativeTo(eye, spot);
  const look = (Math.atan2(aside, ahead) * 180) / Math.PI + eye.heading;
  const turn = ((heading - look) * Math.PI) / 180;
  const across = Math.sin(turn) * (eye.mirrored ? -1 : 1);
  if (Math.abs(across) > 0.5) return across > 0 ? 'right' : 'left';
  return Math.cos(turn) > 0 ? 'rear' : 'front';
}

/** Someone who walks towards us or away; legs move with the stride. */
function walkerAlong(
  { clothes = 'yellow', trousers = '#2E3D5B', hair = '#4A2F22', age, with: carried }: Person,
  stride: number,
  back: boolean,
): Svg {
  const swing = Math.sin(stride * 2 * Math.PI);
  const leg = { stroke: trousers, width: 18, cap: 'round' } as const;
  const arm = { stroke: PAINT[clothes], width: 13, cap: 'round', join: 'round' } as const;
  const lift = (up: number) => Math.max(0, up) * 12;
  const foot = (x: number, up: number) => path(trace`M${x - 11}${-10 - lift(up)}h20v10h-20z`, '#2A2320');
  const head = back
    ? circle(0, -163, 15, hair) + rect(-5, -150, 10, 6, SCENE.skin)
    : circle(0, -162, 14.5, SCENE.skin) + path('M-16-160C-18-184 18-184 16-160C12-170-10-172-16-160Z', hair);
  const drawing =
    ellipse(0, -1, 34, 6, SCENE.shade) +
    line(trace`M-9-90L-10${-12 - lift(swing)}M9-90L10${-12 - lift(-swing)}`, leg) +
    foot(-9, swing) +
    foot(11, -swing) +
    path('M-24-142C-20-150 20-150 24-142L20-84C10-78-10-78-20-84Z', PAINT[clothes]) +
    line(
      trace`M-22-138L-32-111L${-27 + swing * 3}${-90 + swing * 4}M22-138L32-111L${27 + swing * 3}${-90 - swing * 4}`,
      arm,
    ) +
    (carried === 'reflector' ? rect(-21, -116, 42, 10, '#E9FF4F', 2) : '') +
    (carried === 'bag' ? rect(20, -88, 24, 28, '#8A3B34', 4) : '') +
    head;
  return age === 'child' ? place({ x: 0, y: 0, scale: 0.68 }, drawing) : drawing;
}

const turned = (facing: Facing, drawing: Svg): Svg => (facing === 'left' ? towardsLeft(drawing) : drawing);

export interface Gait {
  /** Metres gone, which move the legs. */
  readonly gone: number;
  readonly stands: boolean;
}

export function person(who: Person, facing: Facing, { gone, stands }: Gait): Svg {
  const stride = gone / (who.age === 'child' ? 1.05 : who.age === 'old' ? 1.1 : 1.5);
  if (facing === 'left' || facing === 'right') {
    return turned(facing, walker(stands ? { ...who, standing: true } : { ...who, stride }));
  }
  const back = facing === 'rear';
  return stands ? stander({ ...who, back }) : walkerAlong(who, stride, back);
}

export type RiderKind = 'cyclist' | 'motorcyclist' | 'scooter';

/** A scooter rider from an end. */
function scooterEnd({ clothes = 'green', helmet = 'grey' }: Rider, back: boolean): Svg {
  return (
    stander({ clothes, back }) +
    rect(-6, -26, 12, 26, '#3B4347', 5) +
    line('M0-20V-108M-26-108H26', { stroke: '#8B9598', width: back ? 0 : 6, cap: 'round' }) +
    path('M-18-160C-18-186 18-186 18-160Z', PAINT[helmet])
  );
}

export function rider(kind: RiderKind, look: Rider, facing: Facing): Svg {
  const side = facing === 'left' || facing === 'right';
  switch (kind) {
    case 'cyclist':
      if (side) return turned(facing, cyclistSide(look));
      return facing === 'rear' ? cyclistRear(look) : cyclistFront(look);
    case 'motorcyclist':
      if (side) return turned(facing, motorcyclistSide(look));
      return facing === 'rear' ? motorcyclistRear(look) : motorcyclistFront(look);
    case 'scooter':
      return side ? turned(facing, scooterSide(look)) : scooterEnd(look, facing === 'rear');
  }
}
