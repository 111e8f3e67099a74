import { fastenedBelt, hangingBelt, rearSeat, SEATS_AT, seated } from '../kit/inside/rear-seat.ts';
import { picture } from '../kit/picture.ts';
import { place } from '../kit/svg.ts';

export default picture(
  rearSeat(),
  place({ x: 868, y: 440 }, hangingBelt()),
  place(
    { x: SEATS_AT.right, y: 470 },
    seated({ clothes: 'red', hair: '#6B3F1D', long: true }) + fastenedBelt('left'),
  ),
  place({ x: SEATS_AT.left, y: 470 }, seated({ clothes: 'green', hair: '#2A2320' })),
);
