import { SCENE } from '../palette.ts';
import { circle, ellipse, line, rect, type Svg } from '../svg.ts';

const RED = '#C5232B';
const BLUE = '#2F6BFF';

const beacon = (x: number): Svg =>
  circle(x, -334, 50, `${BLUE}44`) + circle(x, -334, 32, `${BLUE}66`) + rect(x - 24, -346, 48, 26, BLUE, 8);

/** A fire engine with its blue lights on, from behind; 250 wide, 350 high, 100 units a metre. */
export function fireEngineRear(): Svg {
  const stripes = [-110, -62, -14, 34, 82].map((x) => `M${x} -58l14-34h24l-14 34z`).join('');
  return (
    ellipse(0, -2, 140, 12, SCENE.shade) +
    rect(-116, -60, 50, 60, SCENE.tyre, 8) +
    rect(66, -60, 50, 60, SCENE.tyre, 8) +
    rect(-125, -320, 250, 282, RED, 10) +
    rect(-84, -300, 168, 190, '#D9DEE0', 6) +
    line('M-84-270H84M-84-240H84M-84-210H84M-84-180H84M-84-150H84', { stroke: '#B9C1C5', width: 4 }) +
    rect(-125, -96, 250, 42, '#F4F5F2') +
    `<path d="${stripes}" fill="${RED}"/>` +
    line('M100-316V-110M118-316V-110M100-290H118M100-250H118M100-210H118M100-170H118M100-130H118', {
      stroke: '#B9C1C5',
      width: 5,
    }) +
    rect(-124, -136, 26, 32, SCENE.tailLight, 4) +
    rect(98, -136, 26, 32, SCENE.tailLight, 4) +
    rect(-34, -52, 68, 16, '#F6F6F0', 2) +
    beacon(-96) +
    beacon(96)
  );
}
