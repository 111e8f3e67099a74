import { SCENE } from '../palette.ts';
import { circle, ellipse, path, rect, type Svg } from '../svg.ts';
import { indicatesOnSeenSide, indicators, tailLamps } from './lamps.ts';
import { bigWheel, colourOf, type LargeVehicle, twinTyres } from './parts.ts';

/** A bus from behind; 250 wide, 310 high. */
export function busRear(bus: LargeVehicle = {}): Svg {
  const colour = colourOf(bus, 'yellow');
  return (
    ellipse(0, -2, 140, 12, SCENE.shade) +
    twinTyres(70) +
    rect(-125, -310, 250, 280, colour, 22) +
    rect(-104, -286, 208, 96, SCENE.glass, 12) +
    rect(-60, -308, 120, 20, '#22292D', 6) +
    rect(-125, -160, 250, 12, '#00000022') +
    tailLamps(bus, 102, -110) +
    rect(-34, -84, 68, 18, '#F6F6F0', 2) +
    rect(-118, -54, 236, 20, '#00000033', 8) +
    indicators(bus, 102, -68, false)
  );
}

/** A bus from the front; 250 wide, 310 high. */
export function busFront(bus: LargeVehicle = {}): Svg {
  const colour = colourOf(bus, 'yellow');
  return (
    ellipse(0, -2, 140, 12, SCENE.shade) +
    twinTyres(70) +
    rect(-125, -310, 250, 280, colour, 24) +
    rect(-110, -270, 220, 130, SCENE.glass, 16) +
    rect(-70, -302, 140, 24, '#22292D', 6) +
    ellipse(-90, -82, 22, 15, SCENE.headlight) +
    ellipse(90, -82, 22, 15, SCENE.headlight) +
    rect(-34, -70, 68, 18, '#F6F6F0', 2) +
    rect(-152, -260, 18, 60, SCENE.tyre, 8) +
    rect(134, -260, 18, 60, SCENE.tyre, 8) +
    indicators(bus, 102, -112, true)
  );
}

/** A bus from the side, driving to the right; 1050 long. Its doors are on its right; `towardsLeft` shows the left side: write `doors: false`. */
export function busSide(bus: LargeVehicle & { readonly doors?: boolean } = {}): Svg {
  const colour = colourOf(bus, 'yellow');
  const windows = [-470, -200, 40, 270].map((x) => rect(x, -276, 150, 110, SCENE.glass, 8)).join('');
  const doors = [-310, 200, 430]
    .map((x) =>
      bus.doors === false
        ? rect(x, -276, 62, 110, SCENE.glass, 8)
        : rect(x, -280, 62, 236, SCENE.glassLight, 6),
    )
    .join('');
  return (
    ellipse(0, -2, 520, 14, SCENE.shade) +
    rect(-525, -310, 1050, 275, colour, 24) +
    windows +
    doors +
    path('M500-282C516-280 522-270 524-240V-160H500Z', SCENE.glass) +
    bigWheel(-360) +
    bigWheel(350) +
    rect(510, -110, 14, 26, SCENE.headlight, 4) +
    rect(-526, -150, 12, 34, SCENE.tailLight, 4) +
    (indicatesOnSeenSide(bus)
      ? circle(486, -110, 26, `${SCENE.indicator}66`) +
        rect(474, -118, 24, 16, SCENE.indicator, 4) +
        rect(-520, -108, 22, 16, SCENE.indicator, 4)
      : '')
  );
}
