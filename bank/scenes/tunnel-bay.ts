import { patch, SEATS, seenAt, wall } from '../kit/driver/camera.ts';
import { surface } from '../kit/driver/markings.ts';
import type { Ground } from '../kit/driver/parts.ts';
import { thing } from '../kit/driver/parts.ts';
import { insideTunnel } from '../kit/driver/tunnel.ts';
import { driverView } from '../kit/driver/view.ts';
import { lettering } from '../kit/lettering.ts';
import { SCENE, SIGN } from '../kit/palette.ts';
import { picture } from '../kit/picture.ts';
import { place, polygon, rect } from '../kit/svg.ts';
import { carRear } from '../kit/vehicles/car.ts';

const [WALL, FROM, TO, HEIGHT] = [2.8, 10.5, 19, 4.6];
/** The bay is as deep as its opening lets one see. */
const DEPTH = (WALL * TO) / FROM - WALL;

/** The bay's floor and end wall, as far as they are seen through its opening. */
const bay: Ground = (camera) => {
  const end = [
    [WALL, 0],
    [WALL + DEPTH, 0],
    [WALL + DEPTH, HEIGHT],
    [WALL, HEIGHT],
  ].map(([x = 0, height = 0]) => {
    const seen = seenAt(camera, x, TO, height);
    return [seen.x, seen.y] as const;
  });
  return (
    wall(camera, WALL, FROM - 0.15, TO, 0, HEIGHT, '#5C6361') +
    polygon(end, '#7F8683') +
    patch(
      camera,
      [
        [1.6, FROM],
        [1.6, TO],
        [WALL + DEPTH, TO],
        [WALL, FROM],
      ],
      SCENE.asphalt,
    )
  );
};

const sign = seenAt(SEATS.car, WALL + 0.9, TO, 2.4);
const phone = place(
  { x: sign.x, y: sign.y, scale: 0.62 },
  rect(-50, -50, 100, 100, SIGN.orange, 8) +
    lettering('SOS', { x: 0, y: 14, size: 42, fill: SIGN.white, anchor: 'middle', weight: 'heavy' }),
);

export default picture(
  driverView({
    setting: 'bare',
    road: { middle: 'double' },
    ground: [
      surface(-6.2, -5, 3, 160, '#8E9592'),
      surface(1.6, WALL, 3, 160, '#8E9592'),
      insideTunnel(-6.2, WALL, HEIGHT),
      bay,
    ],
    things: [thing(0, 46, carRear({ paint: 'red' }))],
    front: phone,
  }),
);
