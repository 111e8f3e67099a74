import { house } from '../kit/driver/buildings.ts';
import { thing } from '../kit/driver/parts.ts';
import { crossroad, STREET } from '../kit/driver/road.ts';
import { driverView } from '../kit/driver/view.ts';
import { WALLS } from '../kit/palette.ts';
import { picture } from '../kit/picture.ts';
import { carFront } from '../kit/vehicles/car.ts';

const road = { ...STREET, lanes: 2, ownLane: 2, oncoming: 2, middle: 'double' } as const;
const houses = [34, 47, 60, 73].flatMap((z, index) => [
  thing(14, z, house(11, 12 - (index % 2) * 2, WALLS[index])),
  thing(-17.5, z - 15, house(12, 10 + (index % 2) * 3, WALLS[index + 1])),
]);

export default picture(
  driverView({
    road,
    setting: 'pavement',
    ground: [crossroad(road, { z: 16, width: 11, sides: ['right'] })],
    things: [...houses, thing(-5.2, 44, carFront({ paint: 'white' }))],
  }),
);
