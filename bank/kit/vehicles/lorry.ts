import { SCENE } from '../palette.ts';
import { ellipse, path, rect, type Svg } from '../svg.ts';
import { indicatesOnSeenSide, indicators, tailLamps } from './lamps.ts';
import { bigWheel, colourOf, type LargeVehicle, lorryCab, twinTyres } from './parts.ts';

/** A lorry with a box body from behind; 250 wide, 370 high. */
export function lorryRear(lorry: LargeVehicle = {}): Svg {
  const colour = colourOf(lorry, 'white');
  return (
    ellipse(0, -2, 140, 12, SCENE.shade) +
    twinTyres(66) +
    rect(-125, -370, 250, 290, colour, 8) +
    rect(-118, -362, 116, 270, '#0000000f', 4) +
    rect(2, -362, 116, 270, '#0000000f', 4) +
    rect(-125, -96, 250, 22, '#5B6468') +
    rect(-104, -52, 208, 14, '#3C4448') +
    tailLamps(lorry, 108, -66) +
    rect(-34, -72, 68, 18, '#F6F6F0', 2) +
    indicators(lorry, 78, -66, false)
  );
}

/** A lorry from the front; 250 wide, 370 high. */
export function lorryFront(lorry: LargeVehicle = {}): Svg {
  const colour = colourOf(lorry, 'green');
  return (
    ellipse(0, -2, 140, 12, SCENE.shade) +
    twinTyres(70) +
    rect(-125, -380, 250, 180, '#E6E4DC', 8) +
    path(
      'M-122-300C-122-322-112-330-94-330H94C112-330 122-322 122-300V-50C122-38 114-30 102-30H-102C-114-30-122-38-122-50Z',
      colour,
    ) +
    path('M-108-290C-108-302-102-308-90-308H90C102-308 108-302 108-290V-196H-108Z', SCENE.glass) +
    rect(-70, -160, 140, 60, '#2a3337', 8) +
    ellipse(-92, -80, 22, 16, SCENE.headlight) +
    ellipse(92, -80, 22, 16, SCENE.headlight) +
    rect(-34, -66, 68, 18, '#F6F6F0', 2) +
    rect(-150, -280, 20, 70, SCENE.tyre, 6) +
    rect(130, -280, 20, 70, SCENE.tyre, 6) +
    indicators(lorry, 104, -118, true)
  );
}

/** A lorry from the side, driving to the right; 800 long. */
export function lorrySide(lorry: LargeVehicle = {}): Svg {
  const colour = colourOf(lorry, 'green');
  return (
    ellipse(0, -2, 400, 14, SCENE.shade) +
    rect(-400, -86, 790, 30, '#4A5357') +
    rect(-400, -370, 560, 290, '#EDEBE3', 8) +
    lorryCab(colour) +
    bigWheel(-280) +
    bigWheel(-170) +
    bigWheel(290) +
    rect(-404, -110, 14, 28, SCENE.tailLight, 3) +
    (indicatesOnSeenSide(lorry) ? rect(366, -150, 18, 16, SCENE.indicator, 4) : '')
  );
}
