import { thing } from '../kit/driver/parts.ts';
import { driverView } from '../kit/driver/view.ts';
import { film, move } from '../kit/picture.ts';
import { carFront } from '../kit/vehicles/car.ts';
import { tractorRear } from '../kit/vehicles/tractor.ts';

export default film(6, (time) => {
  const top = 62 - 3 * time;
  return driverView({
    setting: 'country',
    hilltop: top,
    travelled: 3 * time,
    things: [
      thing(0.4, move(time, 0, 3, 19, 15), tractorRear()),
      thing(
        -3.4,
        time < 2 ? top + 30 : move(time, 1, 7, top + 30, 20),
        carFront({ paint: 'red', headlights: true }),
      ),
    ],
  });
});
