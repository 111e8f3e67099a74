import { badge } from '../kit/close-up/badge.ts';
import { HEIGHT, picture, WIDTH } from '../kit/picture.ts';
import { circle, line, rect } from '../kit/svg.ts';

/** A crate on a load floor from behind; its strap is hooked in `aside` of it. */
const strapped = (x: number, label: string, aside: number) => {
  const [middle, floor, half, height] = [x + 150, 400, 58, 190];
  const hooks = [middle - half - aside, middle + half + aside] as const;
  const top = floor - height;
  return (
    rect(x, 16, 300, 508, '#F4F6F4', 16) +
    rect(x + 8, floor, 284, 26, '#7A5F43') +
    rect(x + 8, floor + 26, 284, 20, '#4A5357') +
    rect(middle - half, top, half * 2, height, '#C99A58', 4) +
    line(
      `M${middle - half + 6} ${top + 6}L${middle + half - 6} ${floor - 6}M${middle + half - 6} ${top + 6}L${middle - half + 6} ${floor - 6}`,
      { stroke: '#A97B3E', width: 9 },
    ) +
    rect(middle - half, top, half * 2, height, 'none', 4, { stroke: '#A97B3E', width: 9 }) +
    line(`M${hooks[0]} ${floor}L${middle - half - 3} ${top - 5}H${middle + half + 3}L${hooks[1]} ${floor}`, {
      stroke: '#D9412B',
      width: 11,
      join: 'round',
    }) +
    hooks.map((at) => circle(at, floor, 10, '#2B3236')).join('') +
    badge(x + 46, 64, label)
  );
};

export default picture(
  rect(0, 0, WIDTH, HEIGHT, '#CFE4EE'),
  strapped(15, '1', 80),
  strapped(330, '2', 10),
  strapped(645, '3', 46),
);
