import { beamOnRoad } from '@zielona-fala/scene-kit/driver/night-and-fog.ts';
import { driverView } from '@zielona-fala/scene-kit/driver/view.ts';
import { picture } from '@zielona-fala/scene-kit/picture.ts';

export default picture(driverView({ setting: 'country', light: 'night', front: beamOnRoad(38, -4.4, 2.6) }));
