import { sidewall, WHEEL } from '../kit/close-up/tyre.ts';
import { lettering } from '../kit/lettering.ts';
import { picture } from '../kit/picture.ts';
import { line, place, type Svg } from '../kit/svg.ts';

const MARKING = '205/55 R16 91 V';
const SIZE = 92;
const RADIUS = 590;
const RUBBER = '#DDE3E5';

const widthOf = (character: string): number =>
  SIZE * (character === ' ' ? 0.36 : character === '/' ? 0.5 : 0.66);
const degrees = (length: number): number => (length / RADIUS) * (180 / Math.PI);

/** Letter by letter around the wheel. */
function around(words: string): Svg {
  const characters = [...words];
  let at = -characters.reduce((sum, character) => sum + widthOf(character), 0) / 2;
  return characters
    .map((character) => {
      const turn = degrees(at + widthOf(character) / 2);
      at += widthOf(character);
      if (character === ' ') return '';
      const letter = lettering(character, {
        x: 0,
        y: -RADIUS,
        size: SIZE,
        fill: RUBBER,
        anchor: 'middle',
        weight: 'heavy',
      });
      const underline = line('M-36-562H36', { stroke: '#FFB01F', width: 13, cap: 'round' });
      return place({ x: WHEEL.x, y: WHEEL.y, turn }, letter, character === 'V' ? underline : '');
    })
    .join('');
}

export default picture(sidewall(), around(MARKING));
