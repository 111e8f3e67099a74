import { PAINT, type Paint, SCENE } from '../palette.ts';
import { circle, ellipse, path, place, rect, type Svg } from '../svg.ts';
import { indicatesOnSeenSide, type Lamps } from './lamps.ts';
import { lorryCab, slowVehiclePlate, wheel } from './parts.ts';

/** Colours and lamps of a lorry, bus or tram; 100 units a metre, the middle of the foot at (0, 0). */
export interface Large extends Lamps {
  readonly paint?: Paint;
}

const colourOf = ({ paint }: Large, otherwise: Paint): string => PAINT[paint ?? otherwise];

function tailLamps(large: Large, half: number, y: number): Svg {
  const lamp = large.braking ? SCENE.brakeLight : SCENE.tailLight;
  const glow = large.braking ? circle(-half, y, 34, '#FF2B3555') + circle(half, y, 34, '#FF2B3555') : '';
  return glow + rect(-half - 14, y - 16, 28, 32, lamp, 4) + rect(half - 14, y - 16, 28, 32, lamp, 4);
}

function indicators({ indicator }: Large, half: number, y: number, front: boolean): Svg {
  if (indicator === undefined) return '';
  const sides = indicator === 'both' ? ['left', 'right'] : [indicator];
  return sides
    .map((side) => {
      const x = ((side === 'left') === front ? 1 : -1) * half;
      return circle(x, y, 30, `${SCENE.indicator}66`) + rect(x - 14, y - 11, 28, 22, SCENE.indicator, 5);
    })
    .join('');
}

const twinTyres = (half: number): Svg =>
  rect(-half - 50, -60, 50, 60, SCENE.tyre, 8) + rect(half, -60, 50, 60, SCENE.tyre, 8);

/** A lorry with a box body from behind; 250 wide, 370 high. */
export function lorryRear(lorry: Large = {}): Svg {
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
export function lorryFront(lorry: Large = {}): Svg {
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

const bigWheel = (x: number): Svg => wheel(x, 48, { rim: '#B9C1C5' });

/** A lorry from the side, driving to the right; 800 long. */
export function lorrySide(lorry: Large = {}): Svg {
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

/** A bus from behind; 250 wide, 310 high. */
export function busRear(bus: Large = {}): Svg {
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

/** A bus from the front. */
export function busFront(bus: Large = {}): Svg {
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
export function busSide(bus: Large & { readonly doors?: boolean } = {}): Svg {
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

/** A tram from the front, or from behind with red lamps; 240 wide, 330 high. */
export function tramEnd(tram: Large & { readonly rear?: boolean } = {}): Svg {
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
export function tramSide(tram: Large = {}): Svg {
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

/** A van from behind; 200 wide, 250 high. */
export function vanRear(van: Large = {}): Svg {
  const colour = colourOf(van, 'white');
  return (
    ellipse(0, -2, 112, 11, SCENE.shade) +
    rect(-90, -40, 36, 40, SCENE.tyre, 6) +
    rect(54, -40, 36, 40, SCENE.tyre, 6) +
    path(
      'M-84-250H84C94-250 98-242 99-230V-36C99-28 94-24 86-24H-86C-94-24-99-28-99-36V-230C-98-242-94-250-84-250Z',
      colour,
    ) +
    rect(-82, -232, 78, 70, SCENE.glass, 6) +
    rect(4, -232, 78, 70, SCENE.glass, 6) +
    rect(-1, -244, 2, 210, '#00000033') +
    tailLamps(van, 86, -110) +
    rect(-30, -66, 60, 16, '#F6F6F0', 2) +
    indicators(van, 86, -76, false)
  );
}

/** A tractor from behind, with its triangular plate of slow vehicles; 210 wide, 290 high. */
export function tractorRear(tractor: Large = {}): Svg {
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
export function tractorSide(tractor: Large = {}): Svg {
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
