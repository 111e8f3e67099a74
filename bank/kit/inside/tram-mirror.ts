import { type Camera, rectangle, SEATS, seenAt, strip, wall } from '../driver/camera.ts';
import type { Ground, Thing } from '../driver/parts.ts';
import { standing } from '../driver/view.ts';
import { PAINT, SCENE } from '../palette.ts';
import { WIDTH } from '../picture.ts';
import { line, place, rect, type Svg } from '../svg.ts';
import { outsideMirror } from './outside-mirror.ts';

/** Where the own tram's side is in the mirror's world, metres beside the mirror. */
const TRAM_FLANK = -0.9;
const CAMERA: Camera = { ...SEATS.cab, height: 2, focal: 300, horizon: 0 };
const VANISHING = { x: 22, y: -38 };
/** Of the doors, metres behind the mirror. */
const DOORS = [3.4, 9, 15] as const;
const DOOR_WIDTH = 1.4;
const LEAVES = '#6F8792';

export interface TramMirror {
  /** Whether the doors are open. */
  readonly open?: boolean;
  /** What lies beside the tram: a carriageway or a platform. */
  readonly beside: 'carriageway' | 'platform';
  readonly ground?: readonly Ground[];
  /** What is seen behind; `x` metres to the right of the mirror, `z` behind it. */
  readonly things?: readonly Thing[];
}

/** The right-hand mirror of a tram, large, at the right edge of the picture: its own side on the left, what is beside it on the right. */
export function tramMirror({ open = false, beside, ground = [], things = [] }: TramMirror): Svg {
  const shown =
    rect(-75, -125, 150, 250, SCENE.sky) +
    rect(-75, VANISHING.y - 14, 150, 16, SCENE.hills) +
    place(
      { x: VANISHING.x - WIDTH / 2, y: VANISHING.y },
      strip(CAMERA, -60, 60, 0, 400, SCENE.pavement) +
        strip(
          CAMERA,
          TRAM_FLANK - 1,
          beside === 'carriageway' ? 2.7 : TRAM_FLANK + 0.1,
          0,
          400,
          SCENE.asphalt,
        ) +
        ground.map((draw) => draw(CAMERA)).join('') +
        flank(open) +
        standing(CAMERA, things),
    );
  return (
    rect(800, 40, 160, 20, '#1B2226') + place({ x: 796, y: 276, scale: 1.78 }, outsideMirror(0, 0, shown))
  );
}

/** A patch of the tram's side, between two distances and two heights. */
const onFlank = (from: number, to: number, low: number, high: number, fill: string): Svg =>
  wall(CAMERA, TRAM_FLANK, from, to, low, high, fill);

function flank(open: boolean): Svg {
  const windows = DOORS.map((door) => onFlank(door + DOOR_WIDTH + 0.5, door + 5, 1.3, 2.5, SCENE.glass)).join(
    '',
  );
  return (
    onFlank(2, 24, 0.25, 3.3, PAINT.yellow) +
    onFlank(2, 24, 0.25, 0.45, '#33393C') +
    onFlank(2, 3, 1.3, 2.5, SCENE.glass) +
    windows +
    DOORS.map((from) => door(from, open)).join('')
  );
}

function door(from: number, open: boolean): Svg {
  const to = from + DOOR_WIDTH;
  const frame = onFlank(from - 0.06, to + 0.06, 0.3, 2.66, '#22292D');
  if (open) return frame + onFlank(from, to, 0.34, 2.6, '#FBE7B2') + onFlank(from, to, 0.34, 0.5, '#8B9598');
  const middle = from + DOOR_WIDTH / 2;
  const leaf = (near: number, far: number) =>
    onFlank(near, far, 0.34, 2.6, LEAVES) + onFlank(near + 0.1, far - 0.1, 0.9, 2.4, SCENE.glass);
  return frame + leaf(from, middle - 0.03) + leaf(middle + 0.03, to);
}

/** The ramp folded out at the first door. */
export const rampAtDoor: Ground = (camera) => {
  const [near, far] = [DOORS[0] + 0.1, DOORS[0] + DOOR_WIDTH - 0.1];
  const [inner, outer] = [TRAM_FLANK, TRAM_FLANK + 1.15];
  const board = rectangle(camera, inner, outer, near, far, '#3E474B');
  const edge = (z: number) => {
    const [one, other] = [seenAt(camera, inner, z), seenAt(camera, outer, z)];
    return line(`M${Math.round(one.x)} ${Math.round(one.y)}L${Math.round(other.x)} ${Math.round(other.y)}`, {
      stroke: SCENE.indicator,
      width: 3,
    });
  };
  return board + edge(near) + edge(far);
};
