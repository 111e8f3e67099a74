import { onTheRoad, roadFromTheSide } from '../kit/close-up/side-view.ts';
import { stander } from '../kit/people/people.ts';
import { picture } from '../kit/picture.ts';
import { line, place } from '../kit/svg.ts';
import { farmTrailerSide } from '../kit/vehicles/goods.ts';
import { tractorSide } from '../kit/vehicles/tractor.ts';

const rail = line('M-196-168V-226H196V-168M-66-226V-168M66-226V-168', {
  stroke: '#59646A',
  width: 9,
  join: 'round',
});
const workers =
  place({ x: -126, y: -92 }, stander({ clothes: 'orange' })) +
  place({ x: 2, y: -92 }, stander({ clothes: 'blue', hair: '#2A2320' })) +
  place({ x: 128, y: -92 }, stander({ clothes: 'green', hair: '#8A6A3E' }));

export default picture(
  roadFromTheSide(),
  onTheRoad(
    480,
    1.02,
    place({ x: -222, y: 0 }, farmTrailerSide(workers + rail)),
    place({ x: 258, y: 0 }, tractorSide()),
  ),
);
