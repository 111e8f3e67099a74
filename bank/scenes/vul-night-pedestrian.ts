import { beamOnRoad } from '../kit/driver/night-and-fog.ts';
import { driverView } from '../kit/driver/view.ts';
import { stander } from '../kit/people/people.ts';
import { picture } from '../kit/picture.ts';
import { faded, place } from '../kit/svg.ts';

const pedestrian = stander({ clothes: 'black', trousers: '#232A30', hair: '#2B211B', back: true });

export default picture(
  driverView({
    setting: 'country',
    light: 'night',
    front: beamOnRoad(34, -3.4, 2.4) + place({ x: 552, y: 268, scale: 0.46 }, faded(0.8, pedestrian)),
  }),
);
