import { onTheRoad } from '../kit/close-up/side-view.ts';
import { cottage } from '../kit/driver/buildings.ts';
import { fir } from '../kit/driver/plants.ts';
import { HEIGHT, picture, WIDTH } from '../kit/picture.ts';
import { ellipse, path, place, rect } from '../kit/svg.ts';
import { carSide } from '../kit/vehicles/car.ts';

const SNOW = '#FAFCFD';
const SHADE = '#D5E1E8';

/** On bonnet, roof, boot and all panes, with a soft lower edge. */
const cover =
  path(
    'M-218-66C-226-112-190-122-168-120L-120-166C-104-184-70-188-50-188H26C60-188 78-180 96-160L130-122C180-120 222-108 220-66C200-58 196-76 176-72C156-68 150-84 128-82C112-74 100-92 84-88C60-80 48-98 22-92C0-84-16-98-40-92C-64-86-76-100-98-92C-118-84-132-94-150-86C-166-78-178-90-192-80C-204-72-208-62-218-66Z',
    SNOW,
  ) +
  path(
    'M-150-86C-132-94-118-84-98-92C-76-100-64-86-40-92C-16-98 0-84 22-92C48-98 60-80 84-88C60-98 40-108 12-104C-20-100-40-108-76-104C-110-102-130-96-150-86Z',
    SHADE,
  );

export default picture(
  rect(0, 0, WIDTH, HEIGHT, '#C9D8E2'),
  path('M0 300C160 262 330 300 520 276S820 270 960 290V540H0Z', '#E6EEF2'),
  place({ x: 140, y: 386, scale: 0.5 }, fir()),
  place({ x: 850, y: 392, scale: 0.56 }, fir()),
  place({ x: 470, y: 384, scale: 0.3 }, cottage()),
  rect(0, 380, WIDTH, 160, '#F3F7F9'),
  onTheRoad(480, 1.7, carSide({ paint: 'blue' }), cover),
  ellipse(480, 462, 420, 26, SNOW),
);
