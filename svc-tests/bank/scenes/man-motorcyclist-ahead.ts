import { thing } from '@zielona-fala/scene-kit/driver/parts.ts';
import { driverView } from '@zielona-fala/scene-kit/driver/view.ts';
import { picture } from '@zielona-fala/scene-kit/picture.ts';
import { motorcyclistRear } from '@zielona-fala/scene-kit/vehicles/two-wheelers.ts';

export default picture(driverView({ setting: 'country', things: [thing(0.9, 9.5, motorcyclistRear())] }));
