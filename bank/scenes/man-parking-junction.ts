import { fromAbove } from '../kit/above/vehicles.ts';
import { lettering } from '../kit/lettering.ts';
import { SCENE } from '../kit/palette.ts';
import { HEIGHT, picture, WIDTH } from '../kit/picture.ts';
import { line, path, place, rect } from '../kit/svg.ts';

/** Units of the picture for a metre: dimensions are true to scale. */
const METRE = 25;
const INK = '#15191A';
const EDGE = 700;
const FRONT = EDGE - 12 * METRE;
const STREET = { top: 190, bottom: 350, middle: 270 };

const road = (extra: number, fill: string) =>
  rect(0, STREET.top - extra, WIDTH, STREET.bottom - STREET.top + 2 * extra, fill) +
  rect(EDGE - extra, 0, 160 + 2 * extra, HEIGHT, fill) +
  path(
    `M${EDGE - 40} ${STREET.top - extra}Q${EDGE - extra} ${STREET.top - extra} ${EDGE - extra} ${STREET.top - 40}V${STREET.top}H${EDGE - 40}Z`,
    fill,
  ) +
  path(
    `M${EDGE - 40} ${STREET.bottom + extra}Q${EDGE - extra} ${STREET.bottom + extra} ${EDGE - extra} ${STREET.bottom + 40}V${STREET.bottom}H${EDGE - 40}Z`,
    fill,
  );

const dashed = { stroke: SCENE.paint, width: 6, dash: '42 46' } as const;
const dimension =
  line(`M${FRONT} 352V452M${EDGE} 352V452`, { stroke: INK, width: 3 }) +
  line(`M${FRONT + 6} 430H${EDGE - 6}`, { stroke: INK, width: 4 }) +
  path(`M${FRONT} 430l20-9v18zM${EDGE} 430l-20-9v18z`, INK) +
  rect((FRONT + EDGE) / 2 - 62, 402, 124, 56, SCENE.pavement) +
  lettering('12 m', { x: (FRONT + EDGE) / 2, y: 446, size: 46, fill: INK, anchor: 'middle' });

export default picture(
  rect(0, 0, WIDTH, HEIGHT, SCENE.pavement),
  rect(60, 0, 240, 110, '#E7D9C3', 4),
  rect(360, 0, 230, 110, '#D9C2AC', 4),
  rect(60, 480, 560, 60, '#E9DECF', 4),
  road(9, SCENE.kerb),
  road(0, SCENE.asphalt),
  line(`M0 ${STREET.middle}H${EDGE - 30}M${WIDTH} ${STREET.middle}H890`, dashed),
  line(`M780 0V${STREET.top - 30}M780 ${HEIGHT}V${STREET.bottom + 30}`, dashed),
  place({ x: FRONT - 56, y: 314, turn: 90 }, fromAbove({ kind: 'car', paint: 'yellow' })),
  dimension,
);
