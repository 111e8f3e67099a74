import { lettering } from '../kit/lettering.ts';
import { HEIGHT, picture, WIDTH } from '../kit/picture.ts';
import { circle, line, place, rect } from '../kit/svg.ts';

const SILVER = '#E6ECEE';
const at = (degrees: number, radius: number): string => {
  const angle = (degrees * Math.PI) / 180;
  return `${(480 + Math.cos(angle) * radius).toFixed(0)} ${(330 + Math.sin(angle) * radius).toFixed(0)}`;
};
const arc = (from: number, to: number, radius: number): string =>
  `M${at(from, radius)}A${radius} ${radius} 0 ${to - from > 180 ? 1 : 0} 1 ${at(to, radius)}`;
const battery =
  rect(-60, -26, 112, 52, 'none', 10, { stroke: SILVER, width: 6 }) +
  rect(54, -11, 12, 22, SILVER, 4) +
  rect(-50, -16, 56, 32, '#2EDB7B', 4);

export default picture(
  rect(0, 0, WIDTH, HEIGHT, '#323E45'),
  rect(60, 34, 840, 470, '#10171B', 44),
  line(arc(140, 248, 240), { stroke: '#1F8F56', width: 34 }),
  line(arc(252, 400, 240), { stroke: '#2F6FA8', width: 34 }),
  line(`M${at(250, 216)}L${at(250, 264)}`, { stroke: SILVER, width: 8 }),
  lettering('CHARGE', { x: 176, y: 116, size: 42, fill: '#2EDB7B', anchor: 'middle' }),
  lettering('POWER', { x: 776, y: 116, size: 42, fill: '#6FB1F0', anchor: 'middle' }),
  line(`M${at(196, 96)}L${at(196, 236)}`, { stroke: '#FFFFFF', width: 14, cap: 'round' }),
  circle(480, 330, 128, '#1B252B'),
  lettering('64', { x: 480, y: 356, size: 120, fill: SILVER, anchor: 'middle' }),
  lettering('km/h', { x: 480, y: 404, size: 34, fill: '#AEB8BD', anchor: 'middle' }),
  place({ x: 786, y: 452, scale: 0.8 }, battery),
);
