import { badge } from '../kit/close-up/badge.ts';
import { dimension } from '../kit/close-up/dimension.ts';
import { HEIGHT, picture, WIDTH } from '../kit/picture.ts';
import { line, path, rect } from '../kit/svg.ts';

const METRE = 340;

/** The end of a board with a flag of so many metres that hangs from it. */
const marked = (x: number, label: string, metres: number, colour: string) => {
  const edge = metres * METRE;
  const left = x + 150 - edge / 2;
  const wave = edge / 4;
  return (
    rect(x, 16, 300, 508, '#F4F6F4', 16) +
    rect(x, 120, 262, 34, '#D6AC72') +
    rect(x + 246, 120, 16, 34, '#B98A4A') +
    line(`M${left} 154H${left + edge}`, { stroke: '#59646A', width: 8 }) +
    path(`M${left} 154h${edge}v${edge}q${-wave}-16 ${-wave * 2} 0t${-wave * 2} 0z`, colour, {
      stroke: '#00000033',
      width: 3,
    }) +
    dimension(left, left + edge, 400, {
      label: `${String(metres).replace('.', ',')} m`,
      size: 46,
      rise: [400 - 164 - edge, 400 - 164 - edge],
    }) +
    badge(x + 46, 64, label)
  );
};

export default picture(
  rect(0, 0, WIDTH, HEIGHT, '#CFE4EE'),
  marked(15, '1', 0.3, '#C1121C'),
  marked(330, '2', 0.5, '#F8C300'),
  marked(645, '3', 0.5, '#C1121C'),
);
