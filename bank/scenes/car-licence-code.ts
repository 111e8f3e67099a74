import { lettering } from '../kit/lettering.ts';
import { HEIGHT, picture, WIDTH } from '../kit/picture.ts';
import { carSide, motorcycle } from '../kit/signs/symbols/cars.ts';
import { line, path, place, rect } from '../kit/svg.ts';

const INK = '#2B3236';
const COLUMNS = [90, 250, 430, 610, 880] as const;
const heads = ['9', '10', '11', '12'].map((label, index) => {
  const middle = ((COLUMNS[index] ?? 0) + (COLUMNS[index + 1] ?? 0)) / 2;
  return lettering(`${label}.`, { x: middle, y: 152, size: 38, fill: '#8A5566', anchor: 'middle' });
});
const rows = [178, 272, 366, 460];

export default picture(
  rect(0, 0, WIDTH, HEIGHT, '#CFE4EE'),
  rect(40, 60, 880, 520, '#F3DCE3', 34),
  path('M40 300C240 240 420 420 620 330S860 330 920 290V580H40Z', '#EBC9D4'),
  ...heads,
  line(rows.map((y) => `M90 ${y}H880`).join('') + COLUMNS.map((x) => `M${x} 108V540`).join(''), {
    stroke: '#B98796',
    width: 4,
  }),
  lettering('AM', { x: 112, y: 240, size: 38, fill: INK }),
  place({ x: 206, y: 228, scale: 0.9 }, motorcycle()),
  lettering('B', { x: 112, y: 336, size: 42, fill: INK }),
  place({ x: 196, y: 322, scale: 0.95 }, carSide()),
  line('M296 320H384M476 320H564M296 226H384M476 226H564M296 414H384M476 414H564', {
    stroke: '#C9A5B1',
    width: 12,
  }),
  lettering('01.01', { x: 745, y: 342, size: 66, fill: '#15191A', anchor: 'middle', weight: 'heavy' }),
  lettering('01.01', { x: 745, y: 246, size: 62, fill: '#15191A', anchor: 'middle', weight: 'heavy' }),
);
