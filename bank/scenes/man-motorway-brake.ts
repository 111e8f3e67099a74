import { crashBarrier, otherCarriageway } from '../kit/driver/dual.ts';
import { thing } from '../kit/driver/parts.ts';
import { driverView } from '../kit/driver/view.ts';
import { film, move } from '../kit/picture.ts';
import { carRear } from '../kit/vehicles/car.ts';

export default film(6, (time) => {
  const braking = time > 2.6;
  const travelled = 30 * time;
  return driverView({
    road: { lanes: 2, oncoming: 0, edge: 'line', shoulder: 3 },
    setting: 'motorway',
    travelled,
    ground: [otherCarriageway(-9, travelled), crashBarrier(-7.4)],
    things: [
      thing(0, move(time, 2.8, 6, 34, 13), carRear({ paint: 'white', braking })),
      thing(-3.4, move(time, 1.5, 6.4, 3, 8.6), carRear({ paint: 'blue' })),
    ],
  });
});
