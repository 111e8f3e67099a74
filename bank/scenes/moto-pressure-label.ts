import { lettering } from '../kit/lettering.ts';
import { HEIGHT, picture, WIDTH } from '../kit/picture.ts';
import { circle, line, path, place, rect, type Svg } from '../kit/svg.ts';

const INK = '#15191A';
const MARKED = '#0A5CA8';

/** A motorcycle that goes to the right, one of its wheels marked. */
const wheels = (marked: 'front' | 'rear'): Svg =>
  [-46, 46]
    .map((x) => {
      const isMarked = (marked === 'front') === x > 0;
      return circle(x, 0, 24, isMarked ? MARKED : 'none', {
        stroke: isMarked ? MARKED : '#8A9195',
        width: 8,
      });
    })
    .join('') +
  path('M-46 0L-34-34H26L46 0', 'none', { stroke: '#59646A', width: 9, join: 'round' }) +
  line('M26-34L16-58H2', { stroke: '#59646A', width: 9, cap: 'round', join: 'round' });

const person = (x: number): Svg =>
  circle(x, -34, 17, INK) + path(`M${x - 26} 34V6C${x - 26}-16 ${x + 26}-16 ${x + 26} 6V34Z`, INK);

const value = (words: string, x: number, y: number): Svg =>
  lettering(words, { x, y, size: 66, fill: INK, anchor: 'middle', weight: 'heavy' });

export default picture(
  rect(0, 0, WIDTH, HEIGHT, '#4A565C'),
  path('M0 60C300 0 660 0 960 60V480C660 540 300 540 0 480Z', '#6C787E'),
  path('M0 84C300 24 660 24 960 84V110C660 52 300 52 0 110Z', '#8B9598'),
  rect(120, 74, 720, 404, '#F4F6F4', 22, { stroke: '#2B3236', width: 6 }),
  line('M330 94V458M585 94V458M142 214H818M142 336H818', { stroke: '#C2C9C7', width: 4 }),
  lettering('bar', { x: 225, y: 164, size: 50, fill: '#59646A', anchor: 'middle' }),
  place({ x: 457, y: 170 }, wheels('front')),
  place({ x: 712, y: 170 }, wheels('rear')),
  place({ x: 225, y: 276 }, person(0)),
  place({ x: 225, y: 398 }, person(-36), person(36)),
  value('2,2', 457, 298),
  value('2,5', 712, 298),
  value('2,3', 457, 420),
  value('2,9', 712, 420),
);
