import { PAINT, type Paint, SCENE } from '../palette.ts';
import { HEIGHT, WIDTH } from '../picture.ts';
import { circle, line, path, place, rect, type Svg } from '../svg.ts';

const BELT = '#2B3236';

/** Where those at the doors sit; the car's left seat is on the right of the picture, for it is seen from the front. */
export const SEATS_AT = { right: 270, left: 690 } as const;

/** The rear seat of a car, seen from the front of the cabin. */
export function rearSeat(): Svg {
  const back = (x: number): Svg =>
    rect(x - 62, 70, 124, 92, '#5A656B', 26) +
    rect(x - 22, 150, 10, 40, '#3F484D') +
    rect(x + 12, 150, 10, 40, '#3F484D');
  return (
    rect(0, 0, WIDTH, HEIGHT, '#C9CFD0') +
    path('M120 0H840L800 190H160Z', '#A9C6D6') +
    path('M0 0H120L170 200V540H0ZM960 0H840L790 200V540H960Z', '#8E989C') +
    back(SEATS_AT.right) +
    back(SEATS_AT.left) +
    path('M130 540V230C130 196 156 176 190 176H770C804 176 830 196 830 230V540Z', '#6C787E') +
    path('M120 540V430C120 412 140 402 160 402H800C820 402 840 412 840 430V540Z', '#7D898F') +
    line('M480 186V400', { stroke: '#5A656B', width: 5 })
  );
}

export interface Passenger {
  readonly clothes: Paint;
  readonly hair: string;
  readonly long?: boolean;
}

/** A passenger's head, body and legs from the front, 400 high for an adult; sitting on (0, 0). */
export function seated({ clothes, hair, long = false }: Passenger): Svg {
  return (
    (long ? path('M-52-330C-60-400 60-400 52-330L60-236H-60Z', hair) : '') +
    path('M-58 20C-64-60-60-90-52-110H52C60-90 64-60 58 20Z', '#33415C') +
    path(
      'M-92-60C-98-170-92-214-60-228C-30-238 30-238 60-228C92-214 98-170 92-60L80-20H-80Z',
      PAINT[clothes],
    ) +
    line('M-80-190C-104-130-90-70-44-52M80-190C104-130 90-70 44-52', {
      stroke: '#00000022',
      width: 30,
      cap: 'round',
    }) +
    line('M-80-190C-104-130-90-70-44-52M80-190C104-130 90-70 44-52', {
      stroke: PAINT[clothes],
      width: 24,
      cap: 'round',
    }) +
    circle(-40, -50, 17, SCENE.skin) +
    circle(40, -50, 17, SCENE.skin) +
    rect(-18, -256, 36, 36, '#D9A37A', 10) +
    circle(0, -300, 50, SCENE.skin) +
    path('M-52-300C-60-374 60-374 52-300C40-334-6-342-52-300Z', hair) +
    circle(-17, -298, 5, '#2A2320') +
    circle(17, -298, 5, '#2A2320') +
    path('M-13-274q13 9 26 0', 'none', { stroke: '#8A3B34', width: 4, cap: 'round' })
  );
}

/** A belt across chest and lap of someone drawn by `seated`; `from` is the side of the picture on which it hangs from the pillar. */
export function fastenedBelt(from: 'left' | 'right'): Svg {
  const belt =
    line('M-150-300L-64-226L62-22', { stroke: BELT, width: 17, join: 'round' }) +
    line('M-92-22C-40-6 30-6 66-18', { stroke: BELT, width: 17 }) +
    rect(56, -36, 24, 34, '#C8323B', 4);
  return place({ x: 0, y: 0, mirrored: from === 'right' }, belt);
}

/** A belt that hangs unused from the pillar, its tongue at the lower end. */
export function hangingBelt(): Svg {
  return (
    line('M0-330V-40', { stroke: BELT, width: 17 }) +
    rect(-17, -340, 34, 26, '#3F484D', 5) +
    rect(-15, -150, 30, 38, '#B9C1C5', 5) +
    rect(-6, -142, 12, 10, '#6C787E', 2)
  );
}
