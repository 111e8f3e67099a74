import { badge } from '../kit/close-up/badge.ts';
import { onTheRoad, roadFromTheSide } from '../kit/close-up/side-view.ts';
import { lettering } from '../kit/lettering.ts';
import { picture } from '../kit/picture.ts';
import { line, rect } from '../kit/svg.ts';
import { lorryRear } from '../kit/vehicles/lorry.ts';

const INK = '#15191A';

/** A lorry from behind whose body is so many metres high. */
const measured = (x: number, label: string, metres: number) => {
  const top = metres * -100;
  return (
    onTheRoad(
      x,
      0.92,
      rect(-125, top, 250, 40 - top - 370, '#DFE3E0', 8),
      lorryRear(),
      line(`M166 0V${top}M152 ${top + 22}L166 ${top}L180 ${top + 22}M152-22L166 0L180-22M130 ${top}H186`, {
        stroke: INK,
        width: 5,
        join: 'round',
      }),
      lettering(`${metres.toFixed(1).replace('.', ',')} m`, {
        x: 30,
        y: top - 16,
        size: 52,
        fill: INK,
        anchor: 'middle',
      }),
    ) + badge(x, 500, label)
  );
};

export default picture(
  roadFromTheSide('#8B9598'),
  measured(150, '1', 3.8),
  measured(460, '2', 4),
  measured(770, '3', 4.2),
);
