import { thing } from '../kit/driver/parts.ts';
import { driverView } from '../kit/driver/view.ts';
import { picture } from '../kit/picture.ts';
import { fireEngineRear } from '../kit/vehicles/fire-engine.ts';

export default picture(driverView({ things: [thing(0.1, 15, fireEngineRear())] }));
