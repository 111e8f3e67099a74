import { cottage } from '../kit/driver/buildings.ts';
import { thing } from '../kit/driver/parts.ts';
import { driverView } from '../kit/driver/view.ts';
import { walker } from '../kit/people/people.ts';
import { picture } from '../kit/picture.ts';
import { place, rect } from '../kit/svg.ts';
import { carFront } from '../kit/vehicles/car.ts';

const bottle = rect(22, -96, 9, 30, '#3B6E4A', 3) + rect(24, -106, 5, 12, '#3B6E4A');

export default picture(
  driverView({
    setting: 'village',
    light: 'dusk',
    things: [
      thing(9, 34, cottage()),
      thing(-12, 42, cottage('#E5D3BC')),
      thing(-3.3, 40, carFront({ paint: 'silver', headlights: true })),
      thing(
        2.35,
        9.4,
        place(
          { x: 0, y: 0, turn: -13 },
          walker({ clothes: 'grey', trousers: '#5B4A3A', stride: 0.1 }) + bottle,
        ),
      ),
    ],
  }),
);
