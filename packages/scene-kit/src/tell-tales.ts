import { lettering } from './lettering.ts';
import { circle, line, path, rect, type Stroke, type Svg } from './svg.ts';

/** Colours of tell-tale lamps: red is danger, amber a fault, green and blue something switched on. */
export const TELL_TALE = { red: '#FF3B30', amber: '#FFB01F', green: '#3DDC68', blue: '#4C90FF' } as const;

const DARK = '#10171B';
const drawn = (stroke: string, width = 6): Stroke => ({ stroke, width, cap: 'round', join: 'round' });

/** The body of a lamp whose light goes to the left. */
const LAMP = 'M4-27C32-25 43-12 43 0S32 25 4 27C-5 12-5-12 4-27Z';
/** The body of a lamp whose light goes to the right. */
const LAMP_TURNED = 'M-4-27C-32-25-43-12-43 0S-32 25-4 27C5 12 5-12-4-27Z';

function coolant(colour: string): Svg {
  return (
    line('M0-40V8', { ...drawn(colour, 10), cap: 'square' }) +
    circle(0, 12, 11, colour) +
    line('M6-36H22M6-24H22M6-12H22', drawn(colour, 6)) +
    line(
      'M-44 18q7-8 14 0t14 0M16 18q7-8 14 0t14 0M-44 36q7-8 14.700 0t14.700 0t14.700 0t14.700 0t14.700 0t14.700 0',
      drawn(colour),
    )
  );
}

function oil(colour: string): Svg {
  return (
    path('M-26-6H6L34-22L40-14L16 18H-26Z', colour) +
    line('M-26-4L-42-12L-38 4L-26 8', drawn(colour, 5)) +
    line('M-10-8V-18M-20-19H0', drawn(colour)) +
    path('M45-4C51 6 51 13 45 13S39 6 45-4Z', colour)
  );
}

function battery(colour: string): Svg {
  return (
    rect(-40, -20, 80, 48, 'none', 3, drawn(colour)) +
    rect(-31, -33, 18, 11, colour) +
    rect(13, -33, 18, 11, colour) +
    line('M-29 4H-11M11 4H29M20-5V13', drawn(colour))
  );
}

function airbag(colour: string): Svg {
  return (
    circle(14, -33, 11, colour) +
    circle(-20, -2, 19, colour) +
    line('M18-12L24 20H-6L-18 40', drawn(colour, 15)) +
    line('M8-8L28 16', { stroke: DARK, width: 5 })
  );
}

function antiLock(colour: string): Svg {
  return (
    circle(0, 0, 29, 'none', drawn(colour)) +
    line('M-30-32A44 44 0 0 0-30 32M30-32A44 44 0 0 1 30 32', drawn(colour)) +
    lettering('ABS', { x: 0, y: 8.5, size: 24, fill: colour, anchor: 'middle', weight: 'heavy' })
  );
}

function tyrePressure(colour: string): Svg {
  return (
    line('M-22-38C-42-14-42 10-27 25H27C42 10 42-14 22-38', drawn(colour, 7)) +
    line('M-24 28V38M-12 28V38M0 28V38M12 28V38M24 28V38', drawn(colour, 6)) +
    line('M0-28V2', drawn(colour, 8)) +
    circle(0, 14, 4.6, colour)
  );
}

const mainBeam = (colour: string): Svg =>
  path(LAMP, colour) + line('M-14-23H-45M-16-11.500H-45M-17 0H-45M-16 11.500H-45M-14 23H-45', drawn(colour));

const rearFog = (colour: string): Svg =>
  path(LAMP_TURNED, colour) +
  line('M14-18H46M16 0H46M14 18H46', drawn(colour)) +
  line('M30-32q9 8 0 16t0 16 0 16 0 16', drawn(colour, 5));

/** Symbols of tell-tale lamps in the colour in which they light up, about 90 wide around (0, 0). */
export const TELL_TALES = {
  coolant: coolant(TELL_TALE.red),
  oil: oil(TELL_TALE.red),
  battery: battery(TELL_TALE.red),
  airbag: airbag(TELL_TALE.red),
  abs: antiLock(TELL_TALE.amber),
  'tyre-pressure': tyrePressure(TELL_TALE.amber),
  'rear-fog': rearFog(TELL_TALE.amber),
  'main-beam': mainBeam(TELL_TALE.blue),
} as const satisfies Record<string, Svg>;
