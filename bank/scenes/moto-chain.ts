import { backdrop } from '../kit/close-up/sign.ts';
import { SCENE } from '../kit/palette.ts';
import { picture } from '../kit/picture.ts';
import { circle, line, path, rect } from '../kit/svg.ts';

const WHEEL = { x: 300, y: 292 };
const SMALL = { x: 690, y: 280 };
const spokes = Array.from({ length: 10 }, (_, index) => {
  const turn = (index / 10) * 2 * Math.PI;
  return `M${WHEEL.x} ${WHEEL.y}L${Math.round(WHEEL.x + 168 * Math.cos(turn))} ${Math.round(WHEEL.y + 168 * Math.sin(turn))}`;
}).join('');
const chain = `M${WHEEL.x + 10} ${WHEEL.y - 92}L${SMALL.x} ${SMALL.y - 42}A42 42 0 0 1 ${SMALL.x + 8} ${SMALL.y + 41}C640 360 600 484 500 486S370 400 ${WHEEL.x + 20} ${WHEEL.y + 90}A92 92 0 0 1 ${WHEEL.x + 10} ${WHEEL.y - 92}`;

export default picture(
  backdrop(),
  rect(0, 500, 960, 40, SCENE.asphalt),
  path('M620 170H960V440H700C650 440 620 400 620 360Z', '#8B9598'),
  path('M640 190H960V210H640ZM640 230H960V250H640Z', '#79858A'),
  circle(WHEEL.x, WHEEL.y, 190, 'none', { stroke: SCENE.tyre, width: 44 }),
  line(spokes, { stroke: '#A7AFB2', width: 7 }),
  line(`M${WHEEL.x} ${WHEEL.y}L${SMALL.x} ${SMALL.y + 6}`, { stroke: '#3A4348', width: 34, cap: 'round' }),
  circle(WHEEL.x, WHEEL.y, 84, 'none', { stroke: '#C4CBCE', width: 18 }),
  circle(WHEEL.x, WHEEL.y, 26, '#C4CBCE'),
  circle(SMALL.x, SMALL.y, 38, '#C4CBCE'),
  circle(SMALL.x, SMALL.y, 14, '#3A4348'),
  line(chain, { stroke: '#23292D', width: 17, join: 'round' }),
  line(chain, { stroke: '#B99A3A', width: 9, dash: '11 9' }),
);
