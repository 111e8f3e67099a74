import { SCENE } from '../palette.ts';
import { circle, ellipse, path, rect, type Svg } from '../svg.ts';
import { indicators } from './lamps.ts';
import { colourOf, type LargeVehicle } from './parts.ts';

/** A tram from the front, or from behind with red lamps; 240 wide, 330 high. */
export function tramEnd(tram: LargeVehicle & { readonly rear?: boolean } = {}): Svg {
  const colour = colourOf(tram, 'red');
  const lamp = tram.rear ? (tram.braking ? SCENE.brakeLight : SCENE.tailLight) : SCENE.headlight;
  return (
    ellipse(0, -2, 130, 12, SCENE.shade) +
    rect(-96, -30, 192, 30, '#33393C') +
    path(
      'M-120-40V-250C-120-300-100-330-60-330H60C100-330 120-300 120-250V-40C120-30 112-24 102-24H-102C-112-24-120-30-120-40Z',
      colour,
    ) +
    path('M-100-160V-246C-100-276-84-290-58-290H58C84-290 100-276 100-246V-160Z', SCENE.glass) +
    rect(-44, -322, 88, 24, '#22292D', 6) +
    rect(-120, -130, 240, 14, '#F2F2EC') +
    circle(-78, -84, 17, lamp) +
    circle(78, -84, 17, lamp) +
    path('M-40-330L0-400L40-330M-34-400H34', 'none', { stroke: '#3B4347', width: 7 }) +
    indicators(tram, 100, -56, tram.rear !== true)
  );
}

/** A tram from the side, driving to the right; 1400 long. */
export function tramSide(tram: LargeVehicle = {}): Svg {
  const colour = colourOf(tram, 'red');
  const windows = [-610, -370, -110, 130, 370].map((x) => rect(x, -280, 160, 110, SCENE.glass, 8)).join('');
  const doors = [-440, 60, 540].map((x) => rect(x, -290, 62, 240, SCENE.glassLight, 4)).join('');
  return (
    ellipse(0, -2, 690, 14, SCENE.shade) +
    rect(-560, -30, 200, 26, '#33393C', 8) +
    rect(380, -30, 200, 26, '#33393C', 8) +
    path(
      'M-700-40V-300C-700-316-690-326-674-326H620C660-326 680-300 690-230L700-120V-40C700-32 694-26 686-26H-686C-694-26-700-32-700-40Z',
      colour,
    ) +
    windows +
    doors +
    path('M626-290C650-288 660-266 664-236L670-170H626Z', SCENE.glass) +
    rect(-700, -130, 1400, 14, '#F2F2EC') +
    circle(686, -90, 14, SCENE.headlight) +
    path('M-60-326L40-420L140-326M0-422H90', 'none', { stroke: '#3B4347', width: 8 })
  );
}
