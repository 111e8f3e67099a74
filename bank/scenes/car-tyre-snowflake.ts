import { sidewall, WHEEL } from '../kit/close-up/tyre.ts';
import { picture } from '../kit/picture.ts';
import { circle, line, place } from '../kit/svg.ts';

const RUBBER = '#DDE3E5';
const arm = 'M0 0V-52M-13-44L0-31L13-44';
const flake = [0, 60, 120, 180, 240, 300]
  .map((turn) =>
    place({ x: 0, y: 18, turn }, line(arm, { stroke: RUBBER, width: 8, cap: 'round', join: 'round' })),
  )
  .join('');

export default picture(
  sidewall(),
  circle(WHEEL.x, 268, 150, '#222A2E'),
  place(
    { x: WHEEL.x, y: 268, scale: 1.15 },
    line('M-112 92L-74-28L-46 8L0-104L46 8L74-28L112 92Z', { stroke: RUBBER, width: 10, join: 'round' }) +
      place({ x: 0, y: 10, scale: 0.82 }, flake),
  ),
);
