import { PAINT, type Paint, SCENE } from '../palette.ts';
import { circle, ellipse, line, path, place, rect, type Svg, trace } from '../svg.ts';

export interface Person {
  readonly clothes?: Paint;
  readonly trousers?: string;
  readonly hair?: string;
  /** Hair that falls to the shoulders; only of a `walker`. */
  readonly long?: boolean;
  /** `child` is two thirds as tall. */
  readonly age?: 'adult' | 'child' | 'old';
  /** What is carried. A white cane tells that someone is blind. */
  readonly with?: 'bag' | 'white-cane' | 'stick' | 'phone' | 'reflector';
  /** Both legs together instead of a stride. */
  readonly standing?: boolean;
  /** Share of a stride from 0 to 1, for films: legs move as it grows. */
  readonly stride?: number;
}

const sized = (age: Person['age'], drawing: Svg): Svg =>
  age === 'child' ? place({ x: 0, y: 0, scale: 0.68 }, drawing) : drawing;

function legs(stride: number, trousers: string): Svg {
  const swing = Math.cos(stride * 2 * Math.PI) * 26;
  const limb = { stroke: trousers, width: 19, cap: 'round', join: 'round' } as const;
  const leg = (forward: number) =>
    line(trace`M0-88L${forward * 0.62 + 5}-48L${forward - (forward < 0 ? 4 : 0)}-10`, limb) +
    path(trace`M${forward - 9}-10h18q12 3 11 10h-29z`, '#2A2320');
  return leg(swing) + leg(-swing);
}

/** Someone who walks to the right, from the side; an adult is 175 units high, 100 units a metre, foot at (0, 0). */
export function walker(person: Person = {}): Svg {
  const {
    clothes = 'yellow',
    trousers = '#2E3D5B',
    hair = '#4A2F22',
    long = false,
    age,
    standing = false,
    stride = 0,
  } = person;
  const arm = { stroke: PAINT[clothes], width: 13, cap: 'round', join: 'round' } as const;
  const swing = standing ? 0 : Math.cos(stride * 2 * Math.PI) * 14;
  const carried = held(person, swing);
  const bent = age === 'old' ? 8 : 0;
  return sized(
    age,
    ellipse(0, -1, 40, 6, SCENE.shade) +
      legs(standing ? 0.25 : stride, trousers) +
      path(
        trace`M-17-90C-20-120-16-142 ${-8 + bent}-146C${6 + bent}-150 ${18 + bent}-142 19-124L17-86C8-80-8-80-17-90Z`,
        PAINT[clothes],
      ) +
      line(trace`M${2 + bent}-134L${4 - swing}-108L${8 - swing * 1.6}-88`, {
        ...arm,
        stroke: `${PAINT[clothes]}`,
      }) +
      line(trace`M${2 + bent}-134L${4 - swing}-108L${8 - swing * 1.6}-88`, {
        stroke: '#00000022',
        width: 13,
        cap: 'round',
        join: 'round',
      }) +
      circle(8 - swing * 1.6, -84, 6, SCENE.skin) +
      circle(4 + bent, -162, 14.5, SCENE.skin) +
      path(
        trace`M${-12 + bent}-158C${-16 + bent}-180 ${16 + bent}-184 ${19 + bent}-168C${8 + bent}-172 ${2 + bent}-168 ${0 + bent}-158C${-2 + bent}-148 ${-10 + bent}-146 ${-12 + bent}-158Z`,
        hair,
      ) +
      (long
        ? path(
            trace`M${-13 + bent}-162C${-18 + bent}-148 ${-20 + bent}-136 ${-15 + bent}-126Q${-8 + bent}-124 ${-3 + bent}-130L${-1 + bent}-152Z`,
            hair,
          )
        : '') +
      carried,
  );
}

function held({ with: what, clothes = 'yellow' }: Person, swing: number): Svg {
  const hand = 8 - swing * 1.6;
  switch (what) {
    case 'bag':
      return rect(hand - 13, -82, 26, 30, '#8A3B34', 4);
    case 'white-cane':
      return (
        line('M4-134L22-112L36-98', { stroke: PAINT[clothes], width: 12, cap: 'round', join: 'round' }) +
        line('M36-100L74-4', { stroke: '#FFFFFF', width: 6, cap: 'round' }) +
        line('M67-22L74-4', { stroke: '#D8323C', width: 6, cap: 'round' })
      );
    case 'stick':
      return line('M30-92L38-2M26-94H38', { stroke: '#6D4A2C', width: 5, cap: 'round' });
    case 'phone':
      return (
        line('M4-134L18-118L24-132', { stroke: PAINT[clothes], width: 12, cap: 'round', join: 'round' }) +
        rect(20, -150, 9, 17, '#20262A', 2)
      );
    case 'reflector':
      return rect(-18, -112, 36, 9, '#E9FF4F', 2) + rect(-18, -96, 36, 6, '#F7F7F7', 2);
    case undefined:
      return '';
  }
}

/** Someone seen from the front or from behind. */
export function stander(person: Person & { readonly back?: boolean } = {}): Svg {
  const { clothes = 'green', trousers = '#3B4252', hair = '#4A2F22', age, back = false } = person;
  const arm = { stroke: PAINT[clothes], width: 13, cap: 'round', join: 'round' } as const;
  const head = back
    ? circle(0, -163, 15, hair) + rect(-5, -150, 10, 6, SCENE.skin)
    : circle(0, -162, 14.5, SCENE.skin) + path('M-16-160C-18-184 18-184 16-160C12-170-10-172-16-160Z', hair);
  return sized(
    age,
    ellipse(0, -1, 34, 6, SCENE.shade) +
      line('M-9-90L-10-12M9-90L10-12', { stroke: trousers, width: 18, cap: 'round' }) +
      path('M-21-8h18v8h-22zM21-8h-18v8h22z', '#2A2320') +
      path('M-24-142C-20-150 20-150 24-142L20-86C10-80-10-80-20-86Z', PAINT[clothes]) +
      line('M-22-138L-30-108L-28-88M22-138L30-108L28-88', arm) +
      circle(-28, -84, 6, SCENE.skin) +
      circle(28, -84, 6, SCENE.skin) +
      head +
      (person.with === 'bag' ? rect(18, -84, 24, 28, '#8A3B34', 4) : '') +
      (person.with === 'reflector' ? rect(-21, -116, 42, 10, '#E9FF4F', 2) : ''),
  );
}
