import { thing } from '@zielona-fala/scene-kit/driver/parts.ts';
import { driverView } from '@zielona-fala/scene-kit/driver/view.ts';
import { picture } from '@zielona-fala/scene-kit/picture.ts';
import { horseRiderRear } from '@zielona-fala/scene-kit/vehicles/horse-rider.ts';

export default picture(driverView({ setting: 'country', things: [thing(0.9, 9.5, horseRiderRear())] }));
