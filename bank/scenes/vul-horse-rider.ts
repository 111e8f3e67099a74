import { thing } from '../kit/driver/parts.ts';
import { driverView } from '../kit/driver/view.ts';
import { picture } from '../kit/picture.ts';
import { horseRiderRear } from '../kit/vehicles/horse-rider.ts';

export default picture(driverView({ setting: 'country', things: [thing(0.9, 9.5, horseRiderRear())] }));
