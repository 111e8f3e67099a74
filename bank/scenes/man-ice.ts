import { patch } from '../kit/driver/camera.ts';
import { surface } from '../kit/driver/markings.ts';
import { type Ground, thing } from '../kit/driver/parts.ts';
import { fir } from '../kit/driver/plants.ts';
import { driverView } from '../kit/driver/view.ts';
import { picture } from '../kit/picture.ts';
import { carRear } from '../kit/vehicles/car.ts';

const SNOW = '#F3F7F9';

/** A frozen pool on the carriageway, as wide as `reach` to both sides. */
const ice = (x: number, z: number, reach: number, length: number): Ground => {
  const around = (share: number) =>
    Array.from({ length: 14 }, (_, index): readonly [number, number] => {
      const angle = (index / 14) * 2 * Math.PI;
      const uneven = share * (1 + 0.16 * Math.sin(index * 2.3 + x));
      return [x + Math.cos(angle) * reach * uneven, z + (Math.sin(angle) * length * uneven) / 2];
    });
  return (camera) => patch(camera, around(1), '#C7DEE9') + patch(camera, around(0.6), '#E4F1F7');
};

export default picture(
  driverView({
    setting: 'bare',
    ground: [
      surface(-400, -4.9, 3, 400, SNOW),
      surface(1.5, 400, 3, 400, SNOW),
      ice(-0.2, 7.2, 1.2, 4),
      ice(-3.4, 9.5, 1, 5),
      ice(0.3, 13.5, 0.9, 5),
      ice(-3.1, 20, 1.4, 8),
      ice(-0.2, 26, 1.1, 10),
      ice(-2.2, 45, 1.8, 18),
    ],
    things: [
      thing(0, 60, carRear({ paint: 'red' })),
      thing(-11, 26, fir()),
      thing(-14, 34, fir()),
      thing(9, 30, fir()),
      thing(13, 44, fir()),
    ],
  }),
);
