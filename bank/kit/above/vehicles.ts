import { PAINT, type Paint, SCENE } from '../palette.ts';
import { circle, ellipse, line, path, rect, type Svg } from '../svg.ts';
import type { Lamps } from '../vehicles/lamps.ts';

/** Kinds of vehicles and people in scenes seen from above. */
export type Kind = 'car' | 'lorry' | 'tram' | 'tractor' | 'motorcycle' | 'bicycle' | 'pedestrian';

/** Half lengths in units of the picture, for placing. */
export const HALF_LENGTH: Readonly<Record<Kind, number>> = {
  car: 56,
  lorry: 100,
  tram: 140,
  tractor: 52,
  motorcycle: 32,
  bicycle: 28,
  pedestrian: 14,
};

export interface FromAbove extends Pick<Lamps, 'indicator'> {
  readonly kind: Kind;
  readonly paint?: Paint;
}

const shadow = (width: number, length: number, radius: number): Svg =>
  rect(-width / 2 + 4, -length / 2 + 5, width, length, SCENE.shade, radius);

function lampsOf({ indicator }: FromAbove, width: number, length: number): Svg {
  const [half, front, back] = [width / 2, -length / 2, length / 2];
  const sides =
    indicator === undefined ? [] : indicator === 'both' ? [-1, 1] : [indicator === 'left' ? -1 : 1];
  return (
    rect(-half + 4, front + 2, 11, 7, SCENE.headlight, 2) +
    rect(half - 15, front + 2, 11, 7, SCENE.headlight, 2) +
    rect(-half + 4, back - 7, 11, 5, SCENE.tailLight, 2) +
    rect(half - 15, back - 7, 11, 5, SCENE.tailLight, 2) +
    sides
      .map((side) =>
        [front + 8, back - 8]
          .map(
            (y) =>
              circle(side * half, y, 11, `${SCENE.indicator}77`) + circle(side * half, y, 6, SCENE.indicator),
          )
          .join(''),
      )
      .join('')
  );
}

function car(colour: string): Svg {
  return (
    shadow(62, 112, 18) +
    rect(-31, -56, 62, 112, colour, 17) +
    path('M-25 -23c8-9 42-9 50 0l-5 16h-40z', SCENE.glass) +
    path('M-22 36c7 5 37 5 44 0l-4-13h-36z', SCENE.glass) +
    rect(-20, -5, 40, 24, '#ffffff2e', 6)
  );
}

function lorry(colour: string): Svg {
  return (
    shadow(72, 200, 8) +
    rect(-36, -100, 72, 46, colour, 10) +
    rect(-31, -90, 62, 13, SCENE.glass, 4) +
    rect(-37, -50, 74, 150, '#EDEBE3', 4)
  );
}

/** A vehicle or person from above, going up the picture, its middle at (0, 0). */
export function fromAbove(vehicle: FromAbove): Svg {
  const { kind } = vehicle;
  const colour = (otherwise: Paint) => PAINT[vehicle.paint ?? otherwise];
  switch (kind) {
    case 'car':
      return car(colour('blue')) + lampsOf(vehicle, 62, 112);
    case 'lorry':
      return lorry(colour('green')) + lampsOf(vehicle, 72, 200);
    case 'tram':
      return (
        shadow(62, 280, 18) +
        path(
          'M-31-110C-31-140-14-140 0-140S31-140 31-110V110C31 140 14 140 0 140S-31 140-31 110Z',
          colour('red'),
        ) +
        path('M-23-116c4-12 42-12 46 0v10h-46z', SCENE.glass) +
        rect(-4, -90, 8, 180, '#F2F2EC') +
        line('M-18-20L0-44L18-20', { stroke: '#3B4347', width: 5 }) +
        lampsOf(vehicle, 50, 274)
      );
    case 'tractor':
      return (
        shadow(66, 104, 8) +
        rect(-34, 4, 18, 46, SCENE.tyre, 6) +
        rect(16, 4, 18, 46, SCENE.tyre, 6) +
        rect(-26, -48, 12, 28, SCENE.tyre, 5) +
        rect(14, -48, 12, 28, SCENE.tyre, 5) +
        rect(-13, -52, 26, 60, colour('green'), 6) +
        rect(-22, 0, 44, 44, SCENE.glass, 6) +
        rect(-16, 8, 32, 28, colour('green'), 4)
      );
    case 'motorcycle':
      return (
        ellipse(3, 4, 18, 34, SCENE.shade) +
        rect(-5, -34, 10, 20, SCENE.tyre, 4) +
        rect(-5, 16, 10, 18, SCENE.tyre, 4) +
        rect(-8, -24, 16, 50, colour('red'), 7) +
        lampsOf(vehicle, 22, 54) +
        line('M-20-16H20', { stroke: SCENE.tyre, width: 4, cap: 'round' }) +
        line('M-6 14L-14 2L-12 16M6 14L14 2L12 16', {
          stroke: '#2E3D5B',
          width: 7,
          cap: 'round',
          join: 'round',
        }) +
        line('M-10 3L-20-6L-17-15M10 3L20-6L17-15', {
          stroke: PAINT.orange,
          width: 6,
          cap: 'round',
          join: 'round',
        }) +
        path('M-13 2C-12-6 12-6 13 2L8 18H-8Z', PAINT.orange) +
        circle(-17, -16, 3.5, SCENE.tyre) +
        circle(17, -16, 3.5, SCENE.tyre) +
        circle(0, -3, 9, PAINT.white) +
        path('M-7-7C-5-13 5-13 7-7L4-6H-4Z', SCENE.glass)
      );
    case 'bicycle':
      return (
        ellipse(3, 3, 13, 28, SCENE.shade) +
        rect(-2.5, -28, 5, 56, SCENE.tyre, 2) +
        line('M-15-14H15', { stroke: '#2F3A40', width: 4, cap: 'round' }) +
        line('M-13 4L-14-12M13 4L14-12', { stroke: colour('orange'), width: 7, cap: 'round' }) +
        path('M-15 6C-12-4 12-4 15 6L9 18H-9Z', colour('orange')) +
        circle(0, 2, 8.5, PAINT.blue) +
        (vehicle.indicator
          ? line(vehicle.indicator === 'left' ? 'M-12 4H-38' : 'M12 4H38', {
              stroke: colour('orange'),
              width: 8,
              cap: 'round',
            })
          : '')
      );
    case 'pedestrian':
      return (
        ellipse(3, 4, 21, 13, SCENE.shade) +
        rect(-11, -16, 9, 16, '#2A2320', 4) +
        rect(3, 0, 9, 16, '#2A2320', 4) +
        ellipse(0, 0, 21, 11, colour('yellow')) +
        circle(0, -1, 9, '#4A2F22')
      );
  }
}
