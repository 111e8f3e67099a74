import { onTheRoad, roadFromTheSide } from '../kit/close-up/side-view.ts';
import { SCENE } from '../kit/palette.ts';
import { picture } from '../kit/picture.ts';
import { ellipse, line, path, place } from '../kit/svg.ts';
import { tractorSide } from '../kit/vehicles/tractor.ts';

/** A reversible plough behind the tractor. */
const plough =
  line('M-170-120L-250-150M-160-180L-250-170', { stroke: '#2B3236', width: 16, cap: 'round' }) +
  line('M-240-160L-560-250', { stroke: '#2F63A6', width: 26, cap: 'round' }) +
  [-300, -380, -460, -540]
    .map((x, index) => {
      const y = -177 - index * 22;
      return (
        line(`M${x} ${y}L${x - 6} ${y + 70}`, { stroke: '#2F63A6', width: 15 }) +
        path(
          `M${x - 40} ${y + 60}C${x - 10} ${y + 44} ${x + 20} ${y + 60} ${x + 34} ${y + 96}C${x + 4} ${y + 106} ${x - 34} ${y + 100} ${x - 40} ${y + 60}Z`,
          '#8B9598',
        )
      );
    })
    .join('');

/** The tractor without its shadow, which stays on the road. */
const tractor = tractorSide().replace(/^<ellipse[^>]*>/, '');
/** Turned about the linkage, so that it is lifted high. */
const liftedPlough = place({ x: -165, y: -150, turn: 11 }, place({ x: 165, y: 150 }, plough));
/** Turned about the rear wheels, so that the front ones hang in the air. */
const raised = place({ x: -100, y: 0, turn: -13 }, place({ x: 100, y: 0 }, tractor, liftedPlough));

export default picture(
  roadFromTheSide(),
  onTheRoad(640, 0.95, ellipse(-100, -2, 90, 10, SCENE.shade), ellipse(130, -2, 60, 8, SCENE.shade), raised),
);
