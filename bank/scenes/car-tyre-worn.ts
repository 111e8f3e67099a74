import { HEIGHT, picture, WIDTH } from '../kit/picture.ts';
import { line, path, rect } from '../kit/svg.ts';

const BLOCK = '#4A5459';
const GROOVE = '#12181B';
const GROOVES = [218, 388, 558, 728];
const BARS = [150, 396];

/** Bars that join the blocks at the same height show how far the tread has worn down. */
const bars = GROOVES.flatMap((x) =>
  BARS.map((y) => rect(x - 1, y, 36, 30, BLOCK) + rect(x - 1, y, 36, 3, '#5C676D')),
);
const sipes = [0, 1, 2, 3, 4].map((row) => {
  const y = 40 + row * 110;
  return `M110 ${y}l94 18M268 ${y + 30}l104-14M438 ${y}l104 14M608 ${y + 30}l104-18M776 ${y}l90 16`;
});
export default picture(
  rect(0, 0, WIDTH, HEIGHT, '#D5DBDC'),
  path('M70-10C40 180 40 360 70 550H900C930 360 930 180 900-10Z', '#20272B'),
  path('M100-10C76 180 76 360 100 550H872C896 360 896 180 872-10Z', BLOCK),
  line(sipes.join(''), { stroke: '#333C41', width: 5 }),
  ...GROOVES.map((x) => rect(x, -10, 34, 560, GROOVE)),
  ...bars,
  ...BARS.map((y) =>
    line(`M218 ${y - 9}H762M218 ${y + 39}H762`, { stroke: '#FFB01F', width: 3, dash: '12 10' }),
  ),
);
