import { lettering } from '../lettering.ts';
import { circle, line, path, place, rect, type Svg } from '../svg.ts';

const RED = '#FF4136';
const AMBER = '#FFB31A';
const GREEN = '#2EDB7B';
const BLUE = '#4A9BFF';

type Draw = (colour: string) => Svg;

const drawn = (colour: string, d: string, width = 4.2): Svg =>
  line(d, { stroke: colour, width, cap: 'round', join: 'round' });
const letters = (text: string, colour: string, size: number, y: number): Svg =>
  lettering(text, { x: 0, y, size, fill: colour, anchor: 'middle' });
const exclamation = (colour: string, y = 0): Svg =>
  drawn(colour, `M0 ${y - 12}V${y + 3}`, 5) + circle(0, y + 11, 2.9, colour);

const oil: Draw = (c) =>
  path('M-24-4L-18-7L-6-3H10L27-12L28-10L10 15H-13V3L-24-1Z', c) +
  drawn(c, 'M-2-4V-11M-8-11H4', 3.6) +
  path('M30-3Q34 4 30 6.5Q26 4 30-3Z', c);
const battery: Draw = (c) =>
  drawn(c, 'M-27-11H27V17H-27ZM-19-12V-18H-10V-12M10-12V-18H19V-12') +
  drawn(c, 'M-18 2H-9M10 2H19M14.5-2.5V6.5', 3.4);
const ring: Draw = (c) => circle(0, 0, 19, 'none', { stroke: c, width: 4.2 });
const brackets: Draw = (c) => drawn(c, 'M-25-17A30 30 0 0 0-25 17M25-17A30 30 0 0 1 25 17');
const brake: Draw = (c) => ring(c) + brackets(c) + exclamation(c);
const parkingBrake: Draw = (c) => ring(c) + brackets(c) + letters('P', c, 30, 10.5);
const abs: Draw = (c) =>
  ring(c) + brackets(c) + lettering('ABS', { x: 0, y: 5, size: 14.5, fill: c, anchor: 'middle' });
const temperature: Draw = (c) =>
  drawn(c, 'M0-25V2M2-21H11M2-13H11M2-5H11', 4.4) +
  circle(0, 8, 7, c) +
  drawn(c, `M-27 14q4-5 8 0t7.5 1M12 15q4-6 7.5-1t8 0M-27 23q4.5-5 9 0t9 0t9 0t9 0t9 0t9 0`, 3.6);
const airbag: Draw = (c) =>
  circle(-13, -15, 6.2, c) +
  drawn(c, 'M-13-3L-15 14H2L9 25', 6.5) +
  circle(9, -3, 10, c) +
  drawn(c, 'M-25-4L-27 18L-20 25H-4', 3.6);
const skid: Draw = (c) =>
  path(
    'M-12-20H10Q13-20 14-17L17-9Q19-7 19-4V5Q19 7 17 7H-19Q-21 7-21-4Q-21-7-19-9L-16-17Q-15-20-12-20ZM-11-16L-14-9H12L9.5-16Z',
    c,
  ) + drawn(c, 'M-19 12Q-8 14-15 20Q-22 25-13 28M13 12Q24 14 17 20Q10 25 19 28', 4);
const skidOff: Draw = (c) => place({ x: 0, y: -7, scale: 0.8 }, skid(c)) + letters('OFF', c, 17, 31.5);
const tyres: Draw = (c) =>
  drawn(c, 'M-17-19Q-30 4-15 20H15Q30 4 17-19') +
  drawn(c, 'M-12 20V26M-4 20V26M4 20V26M12 20V26', 4) +
  exclamation(c, -4);
const engine: Draw = (c) =>
  drawn(
    c,
    'M-17-9H-9L-4-14H12L18-7V-2H23V-7H28V15H23V9H18V13L13 18H-8L-15 11H-17ZM-17 1H-25M-25-6V8M3-14V-20M-5-20H11',
  );
const lampBody = 'M4-19Q26-16 26 0Q26 16 4 19Q-2 0 4-19Z';
const lowBeam: Draw = (c) => drawn(c, `${lampBody}M-6-15L-27-9M-8-5L-29 1M-8 5L-29 11M-6 15L-27 21`);
const highBeam: Draw = (c) => drawn(c, `${lampBody}M-6-15H-28M-8-5H-30M-8 5H-30M-6 15H-28`);
const frontFog: Draw = (c) =>
  drawn(c, `${lampBody}M-6-13L-28-7M-8-1L-30 5M-6 11L-28 17M-17-18Q-22-9-17 0T-17 23`);
const rearFog: Draw = (c) =>
  drawn(c, 'M-4-19Q-26-16-26 0Q-26 16-4 19Q2 0-4-19ZM7-12H29M8 0H30M7 12H29M18-20Q13-11 18-2T18 20');
const sideLights: Draw = (c) =>
  drawn(
    c,
    'M-5-12Q-21-10-21 0Q-21 10-5 12Q-1 0-5-12ZM5-12Q21-10 21 0Q21 10 5 12Q1 0 5-12ZM-27-8L-33-11M-28 0H-34M-27 8L-33 11M27-8L33-11M28 0H34M27 8L33 11',
    3.8,
  );
const indicators: Draw = (c) => path('M-30 0L-15-15V-7H-4V7H-15V15ZM30 0L15-15V-7H4V7H15V15Z', c);
const hazard: Draw = (c) => drawn(c, 'M0-24L27 21H-27ZM0-9L14 14H-14Z', 4.4);
const seatBelt: Draw = (c) =>
  circle(2, -20, 6.5, c) +
  path('M-13 4Q-13-11 2-11Q16-11 17 4L14 24H-10Z', c) +
  line('M-14-12L19 19', { stroke: '#11171A', width: 4 }) +
  drawn(c, 'M-15-16L-9-10', 3.6) +
  circle(21, 22, 4.5, c);
const glowPlug: Draw = (c) =>
  drawn(c, 'M-30 6H-18Q-13 6-14 0A7.5 7.5 0 1 1 0 0Q-1 8 0 8Q1 8 0 0A7.5 7.5 0 1 1 14 0Q13 6 18 6H30', 4.6);
const steering: Draw = (c) =>
  place(
    { x: -6, y: 0 },
    circle(0, 0, 19, 'none', { stroke: c, width: 4.2 }) +
      circle(0, 0, 5, c) +
      drawn(c, 'M-18-3H-4M4-3H18M0 5V18'),
  ) +
  drawn(c, 'M26-13V3', 5) +
  circle(26, 12, 3, c);
const fuel: Draw = (c) =>
  path('M-18-22Q-18-25-15-25H5Q8-25 8-22V21H11V25H-21V21H-18ZM-13-20V-8H3V-20Z', c) +
  drawn(c, 'M9-2Q15-2 15 4V12Q15 17 19 17Q23 17 23 12V-8L15-16', 3.8);
const washer: Draw = (c) =>
  drawn(c, 'M-28-8Q0-26 28-8L18 18Q0 8-18 18Z') + drawn(c, 'M0 24V-2M0-6Q-4-12-10-8M0-6Q4-12 10-8', 3.6);
const doors: Draw = (c) =>
  path('M-8-24H8Q13-24 13-16V18Q13 24 8 24H-8Q-13 24-13 18V-16Q-13-24-8-24Z', c) +
  drawn(c, 'M-15-4L-28 6M15-4L28 6', 4.6) +
  rect(-9, -13, 18, 7, '#11171A', 2) +
  rect(-9, 12, 18, 6, '#11171A', 2);
/** An axle from above whose two halves are held together. */
const differentialLock: Draw = (c) =>
  drawn(c, 'M-27-18V18M27-18V18', 9) +
  drawn(c, 'M-27 0H-12M12 0H27M-12-12H12V12H-12ZM-12-12L12 12M12-12L-12 12');

const LAMPS = {
  'oil-pressure': [oil, RED],
  battery: [battery, RED],
  brake: [brake, RED],
  'parking-brake': [parkingBrake, RED],
  'coolant-temperature': [temperature, RED],
  airbag: [airbag, RED],
  'seat-belt': [seatBelt, RED],
  doors: [doors, RED],
  hazard: [hazard, RED],
  abs: [abs, AMBER],
  skid: [skid, AMBER],
  'skid-off': [skidOff, AMBER],
  'tyre-pressure': [tyres, AMBER],
  engine: [engine, AMBER],
  'glow-plug': [glowPlug, AMBER],
  'power-steering': [steering, AMBER],
  fuel: [fuel, AMBER],
  'differential-lock': [differentialLock, AMBER],
  washer: [washer, AMBER],
  'rear-fog': [rearFog, AMBER],
  'front-fog': [frontFog, GREEN],
  'low-beam': [lowBeam, GREEN],
  'side-lights': [sideLights, GREEN],
  indicator: [indicators, GREEN],
  'high-beam': [highBeam, BLUE],
} as const satisfies Record<string, readonly [Draw, string]>;

export type DashboardLamp = keyof typeof LAMPS;

/** A lit tell-tale on a dark round tile of 100 units around (0, 0). */
export function dashboardLamp(name: DashboardLamp): Svg {
  const [draw, colour] = LAMPS[name];
  const tile = circle(0, 0, 50, '#11171A') + circle(0, 0, 48.5, 'none', { stroke: '#2A343A', width: 3 });
  const shine = circle(0, 0, 41, `${colour}1F`);
  return tile + shine + place({ x: 0, y: 0, scale: 1.16 }, draw(colour));
}
