import { rearSeat, SEATS_AT, seated } from '../kit/inside/rear-seat.ts';
import { picture } from '../kit/picture.ts';
import { line, place, rect } from '../kit/svg.ts';

/** The upper part runs from the pillar across the neck, for the child is too small. */
const belt =
  line('M92 120L238 296L352 448', { stroke: '#2B3236', width: 16, join: 'round' }) +
  line('M196 428C240 418 300 424 352 448', { stroke: '#2B3236', width: 16 }) +
  rect(340, 430, 24, 34, '#C8323B', 4);
const child = place(
  { x: SEATS_AT.right, y: 462, scale: 0.62 },
  seated({ clothes: 'yellow', hair: '#8A5A2B' }),
);

export default picture(place({ x: 0, y: -120, scale: 1.3 }, rearSeat(), child, belt));
