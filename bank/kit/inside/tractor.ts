import { PAINT, SCENE } from '../palette.ts';
import { circle, path, rect, type Svg } from '../svg.ts';

/** Bonnet, exhaust pipe and instrument panel of a tractor at the lower edge, for scenes from its cab; an indicator lamp may be lit on the panel. */
export function tractorBonnet(indicator?: 'left' | 'right'): Svg {
  const lamp = (x: number, side: 'left' | 'right') =>
    path(
      side === 'left' ? `M${x + 18} 500V526L${x - 10} 513Z` : `M${x - 18} 500V526L${x + 10} 513Z`,
      side === indicator ? '#3BE36B' : '#2F3B41',
    ) + (side === indicator ? circle(x, 513, 26, '#3BE36B44') : '');
  return (
    path('M392 540L420 432C430 420 530 420 540 432L568 540Z', PAINT.green) +
    path('M432 430C440 424 520 424 528 430L534 448H426Z', '#ffffff22') +
    rect(520, 352, 13, 86, '#2B3236', 4) +
    path('M300 540C312 486 648 486 660 540Z', '#1B2226') +
    lamp(420, 'left') +
    lamp(540, 'right') +
    circle(480, 520, 14, SCENE.metal)
  );
}

/** The tractor's own rear mudguard and wheel in the lower right corner of its left mirror, for `outsideMirror`. */
export function tractorFlank(): Svg {
  return (
    path('M75 44C58 44 50 62 50 92V125H75Z', SCENE.tyre) +
    path('M75 34C58 34 48 48 47 70L54 72C56 56 62 48 75 48Z', PAINT.green)
  );
}
