import { thing } from '@zielona-fala/scene-kit/driver/parts.ts';
import { driverView } from '@zielona-fala/scene-kit/driver/view.ts';
import { picture } from '@zielona-fala/scene-kit/picture.ts';
import { fireEngineRear } from '@zielona-fala/scene-kit/vehicles/fire-engine.ts';

export default picture(driverView({ things: [thing(0.1, 15, fireEngineRear())] }));
