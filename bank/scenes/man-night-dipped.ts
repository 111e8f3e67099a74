import { beamOnRoad } from '../kit/driver/night-and-fog.ts';
import { driverView } from '../kit/driver/view.ts';
import { picture } from '../kit/picture.ts';

export default picture(driverView({ setting: 'country', light: 'night', front: beamOnRoad(38, -4.4, 2.6) }));
