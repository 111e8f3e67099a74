import { thing } from '../kit/driver/parts.ts';
import { driverView } from '../kit/driver/view.ts';
import { picture } from '../kit/picture.ts';
import { motorcyclistRear } from '../kit/vehicles/motorcycle.ts';

export default picture(driverView({ setting: 'country', things: [thing(0.9, 9.5, motorcyclistRear())] }));
