import { PAINT, type Paint, SCENE } from '../palette.ts';
import { circle, ellipse, path, rect, type Svg } from '../svg.ts';
import { indicatesOnSeenSide, type Lamps } from './lamps.ts';
import { wheel } from './parts.ts';

/** Kinds that share a car's shape; one of the police carries its own colours. */
export type CarKind = 'car' | 'police';

export interface Car extends Omit<Lamps, 'beacon'> {
  readonly paint?: Paint;
  readonly kind?: CarKind;
}

const paintOf = ({ paint = 'blue', kind = 'car' }: Car): string =>
  ({ car: PAINT[paint], police: '#C9CFD3' })[kind];

/** What front and rear views share; 180 wide, 150 high, the middle of the foot at (0, 0). */
function shell(colour: string): Svg {
  return (
    ellipse(0, -2, 104, 10, SCENE.shade) +
    rect(-82, -34, 30, 34, SCENE.tyre, 6) +
    rect(52, -34, 30, 34, SCENE.tyre, 6) +
    path('M-66-146C-40-152 40-152 66-146L80-92H-80Z', colour) +
    path(
      'M-90-82C-90-94-84-98-74-98H74C84-98 90-94 90-82V-34C90-24 84-18 74-18H-74C-84-18-90-24-90-34Z',
      colour,
    )
  );
}

/** Blue lamps on the roof of the police. */
const blueBar = ({ kind }: Car): Svg => (kind === 'police' ? rect(-46, -164, 92, 16, SCENE.blueLamp, 6) : '');

function indicatorsAt(car: Car, inner: number, y: number, seenFromFront: boolean): Svg {
  if (car.indicator === undefined) return '';
  const sides = car.indicator === 'both' ? ['left', 'right'] : [car.indicator];
  return sides
    .map((side) => {
      const sign = (side === 'left') === seenFromFront ? 1 : -1;
      return (
        circle(sign * inner, y, 20, `${SCENE.indicator}66`) +
        rect(sign * inner - 11, y - 9, 22, 18, SCENE.indicator, 4)
      );
    })
    .join('');
}

export function carRear(car: Car = {}): Svg {
  const lamp = car.braking ? SCENE.brakeLight : SCENE.tailLight;
  const glow = car.braking ? circle(-72, -78, 26, '#FF2B3555') + circle(72, -78, 26, '#FF2B3555') : '';
  const stripe = car.kind === 'police' ? rect(-88, -66, 176, 14, '#1F4FA8') : '';
  return (
    shell(paintOf(car)) +
    path('M-54-138C-30-142 30-142 54-138L64-98H-64Z', SCENE.glass) +
    stripe +
    glow +
    rect(-88, -90, 26, 24, lamp, 5) +
    rect(62, -90, 26, 24, lamp, 5) +
    (car.braking ? rect(-22, -142, 44, 6, SCENE.brakeLight, 3) : '') +
    rect(-30, -62, 60, 15, '#F6F6F0', 2) +
    rect(-84, -36, 168, 14, '#00000026', 6) +
    indicatorsAt(car, 75, -64, false) +
    blueBar(car)
  );
}

export function carFront(car: Car = {}): Svg {
  const glow = car.headlights ? circle(-68, -72, 34, '#FFF3C477') + circle(68, -72, 34, '#FFF3C477') : '';
  const stripe = car.kind === 'police' ? rect(-60, -92, 120, 10, '#1F4FA8') : '';
  return (
    shell(paintOf(car)) +
    path('M-56-140C-30-144 30-144 56-140L70-98H-70Z', SCENE.glass) +
    stripe +
    glow +
    ellipse(-66, -72, 18, 12, SCENE.headlight) +
    ellipse(66, -72, 18, 12, SCENE.headlight) +
    rect(-40, -74, 80, 18, '#22292D', 6) +
    rect(-30, -46, 60, 15, '#F6F6F0', 2) +
    rect(-104, -112, 16, 14, paintOf(car), 5) +
    rect(88, -112, 16, 14, paintOf(car), 5) +
    indicatorsAt(car, 80, -52, true) +
    blueBar(car)
  );
}

/** A car seen from the side, driving to the right; 430 long, the middle of its foot at (0, 0). */
export function carSide(car: Car = {}): Svg {
  const colour = paintOf(car);
  const stripe = car.kind === 'police' ? rect(-200, -78, 390, 16, '#1F4FA8') : '';
  const roof = car.kind === 'police' ? rect(-30, -162, 60, 16, SCENE.blueLamp, 6) : '';
  return (
    ellipse(0, -2, 220, 11, SCENE.shade) +
    path(
      'M-212-40C-216-84-206-94-166-98L-110-142C-96-150-80-150-60-150H24C50-150 62-146 82-132L128-98C180-94 208-84 212-62V-40C212-32 206-28 198-28H-198C-206-28-211-32-212-40Z',
      colour,
    ) +
    path(
      'M-98-134C-90-140-78-140-60-140H-24V-98H-146ZM-12-140H22C44-140 54-136 70-124L104-98H-12Z',
      SCENE.glass,
    ) +
    stripe +
    wheel(-128, 33, { hub: 0.52 }) +
    wheel(130, 33, { hub: 0.52 }) +
    rect(-214, -84, 18, 20, SCENE.tailLight, 4) +
    ellipse(200, -72, 12, 11, SCENE.headlight) +
    (indicatesOnSeenSide(car)
      ? rect(176, -66, 14, 12, SCENE.indicator, 4) + rect(-196, -62, 14, 12, SCENE.indicator, 4)
      : '') +
    roof
  );
}
