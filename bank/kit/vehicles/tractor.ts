import { PAINT, SCENE } from '../palette.ts';
import { ellipse, path, place, rect, type Svg } from '../svg.ts';
import { indicators, tailLamps } from './lamps.ts';
import { colourOf, type LargeVehicle, slowVehiclePlate, wheel } from './parts.ts';

/** A tractor from behind, with its triangular plate of slow vehicles; 210 wide, 290 high. */
export function tractorRear(tractor: LargeVehicle = {}): Svg {
  const colour = colourOf(tractor, 'green');
  return (
    ellipse(0, -2, 120, 12, SCENE.shade) +
    rect(-112, -165, 58, 165, SCENE.tyre, 20) +
    rect(54, -165, 58, 165, SCENE.tyre, 20) +
    rect(-70, -280, 140, 14, colour, 6) +
    rect(-64, -270, 128, 120, SCENE.glass, 6) +
    rect(-72, -160, 144, 70, colour, 8) +
    place({ x: 0, y: -126 }, slowVehiclePlate()) +
    rect(-112, -186, 58, 16, colour, 6) +
    rect(54, -186, 58, 16, colour, 6) +
    tailLamps(tractor, 88, -196) +
    indicators(tractor, 62, -196, false)
  );
}

/** A tractor from the side, driving to the right; 400 long. */
export function tractorSide(tractor: LargeVehicle = {}): Svg {
  const colour = colourOf(tractor, 'green');
  return (
    ellipse(0, -2, 200, 12, SCENE.shade) +
    path('M-20-200H150C172-200 182-190 184-170V-90H-20Z', colour) +
    path('M-150-290H10V-276H2L16-160H-150Z', SCENE.glass) +
    rect(-160, -300, 178, 16, colour, 6) +
    path('M-170-150C-150-190-60-190-40-110H-170Z', colour) +
    wheel(-100, 82, { rim: PAINT.yellow }) +
    wheel(130, 48, { rim: PAINT.yellow, hub: 0.46 }) +
    rect(120, -250, 12, 56, '#3B4347') +
    rect(176, -160, 12, 22, SCENE.headlight, 4)
  );
}
