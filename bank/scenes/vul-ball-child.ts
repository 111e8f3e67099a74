import { thing } from '../kit/driver/parts.ts';
import { driverView } from '../kit/driver/view.ts';
import { walker } from '../kit/people/people.ts';
import { film, move } from '../kit/picture.ts';
import { circle, ellipse, path, place, towardsLeft } from '../kit/svg.ts';
import { carRear } from '../kit/vehicles/car.ts';
import { vanRear } from '../kit/vehicles/van.ts';

const ball = (turn: number) =>
  ellipse(0, -2, 22, 4, '#00000033') +
  place(
    { x: 0, y: -20, turn },
    circle(0, 0, 20, '#D8323C') + path('M-19-6C-8-12 8-12 19-6L19 6C8 0-8 0-19 6Z', '#fff'),
  );

/** Metres that the own vehicle has gone; it slows down a little at the end. */
const gone = (time: number) => 5.2 * time - (time > 4 ? 0.9 * (time - 4) ** 2 : 0);

export default film(6, (time) => {
  const at = (z: number) => z - gone(time);
  const ballX = move(time, 2.6, 5.6, 3.6, -3);
  const childX = move(time, 3.6, 5.9, 3.9, 0.5);
  return driverView({
    travelled: gone(time),
    things: [
      thing(2.3, at(17), carRear({ paint: 'silver' })),
      thing(2.3, at(24), carRear({ paint: 'blue' })),
      thing(2.35, at(31), vanRear({ paint: 'white' })),
      thing(2.3, at(41), carRear({ paint: 'green' })),
      thing(2.3, at(48), carRear({ paint: 'grey' })),
      ...(time > 2.6 ? [thing(ballX, at(36.8), ball((ballX - 3.6) * -280))] : []),
      ...(time > 3.6
        ? [thing(childX, at(37.2), towardsLeft(walker({ age: 'child', clothes: 'red', stride: time * 2.2 })))]
        : []),
    ],
  });
});
